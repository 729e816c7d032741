import { blockBytes, joinBytes, type Chunks } from '@trellis/engine';

/** Joins small pieces into chunks of about 256 kB, each in a buffer of its own. A block that is mostly filled is one already. */
export async function* gathered(chunks: Chunks): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    const isWhole = ownsBuffer(bytes);
    if (length && (isWhole || length + bytes.length > blockBytes)) {
      yield joinBytes(pieces);
      [pieces, length] = [[], 0];
    }
    if (isWhole) {
      yield bytes;
      continue;
    }
    pieces.push(bytes);
    length += bytes.length;
  }
  if (length) yield joinBytes(pieces);
}

/**
 * The gathered pieces of an answer whose first one is made at once: an error before it has a status of its own. `checkpoint` throws
 * once the answer is no longer needed.
 */
export async function begun(chunks: Chunks, checkpoint: () => void): Promise<AsyncIterable<Uint8Array>> {
  const pieces = gathered(chunks)[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* all(): AsyncGenerator<Uint8Array> {
    for (let piece = first; !piece.done; piece = await pieces.next()) {
      checkpoint();
      yield piece.value;
    }
  }
  return all();
}

/** Whether the bytes fill most of a large buffer of their own, which can then be transferred. */
const ownsBuffer = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer &&
  bytes.byteOffset === 0 &&
  bytes.byteLength > blockBytes / 2 &&
  bytes.byteLength > bytes.buffer.byteLength / 2;
