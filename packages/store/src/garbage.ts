import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options?: { readonly type: 'minor' }) => void;

let made: Collect | undefined;

function collect(options?: { readonly type: 'minor' }): void {
  if (!made) {
    setFlagsFromString('--expose-gc');
    made = runInNewContext('gc') as Collect;
  }
  made(options);
}

/** Collects all garbage of this thread at once, which takes some 10 ms. */
export const collectGarbage = (): void => collect();

/** Bytes of new buffers from which they are collected. */
const maxNewBytes = 8 << 20;

/** Time in ms after which the buffers of a collection are freed, in another thread. */
const freedAfterMs = 50;

const bufferBytes = (): number => process.memoryUsage().arrayBuffers;

/** Bytes of buffers that were there after the last collection. */
let left = 0;

/**
 * Collects the buffers of this thread once what runs now has ended, if there are many new ones: V8 itself lets 64 MB of them
 * wait in each thread. To be called at the end of what copies files or makes large answers. Those that are older than a few
 * milliseconds are collected only with `all`, which takes some 10 ms.
 */
export function collectBuffers({ all = false } = {}): void {
  setImmediate(() => {
    const bytes = bufferBytes();
    left = Math.min(left, bytes);
    if (bytes - left < maxNewBytes) return;
    collect(all ? undefined : { type: 'minor' });
    left = bytes;
    setTimeout(() => (left = Math.min(left, bufferBytes())), freedAfterMs).unref();
  });
}
