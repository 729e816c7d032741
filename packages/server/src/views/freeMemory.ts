import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Frees the memory of data sets that this thread has dropped. Shared memory is freed only when every thread has collected its
 * references, and it does not count as garbage that would start a collection. Takes some 10 ms.
 */
export function freeMemory(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
