import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Memory that this thread uses after a collection of garbage, in MB: objects and the buffers outside of the heap. */
export function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return (heap + external) / 2 ** 20;
}
