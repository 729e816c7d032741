/** Size of a block that a thread fills and sends. */
export const blockBytes = 256 * 1024;

/** Maximum number of blocks that wait to be filled again: those that are ahead of the readers of two streams. */
const maxFree = 16;

const free: ArrayBuffer[] = [];

/** Returns a block that was sent before, if there is one. It still has its old bytes: only what is written then is valid. */
export const takeBlock = (): Uint8Array<ArrayBuffer> => new Uint8Array(free.pop() ?? new ArrayBuffer(blockBytes));

/**
 * Keeps a block that was sent, and is no longer read, for `takeBlock`. A thread that allocated each block would spend more time
 * on garbage collection than on the bytes: V8 collects all garbage after every 64 MB of blocks.
 */
export function keepBlock(block: ArrayBuffer): void {
  if (block.byteLength === blockBytes && free.length < maxFree) free.push(block);
}
