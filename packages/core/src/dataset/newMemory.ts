/**
 * Memory for a data set: shared between threads, or where that is not allowed, as on a page without cross-origin isolation, of one
 * thread.
 */
export const newMemory = (bytes: number): ArrayBufferLike =>
  typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
