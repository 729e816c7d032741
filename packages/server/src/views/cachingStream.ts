import { Readable } from 'node:stream';
import type { Lease } from '../cache/answerCache.ts';
import { ChunkStream } from '../pool/chunkStream.ts';

/** Maximum size of a streamed answer that is cached. */
const maxStreamBytes = 4 << 20;

/** Time that other callers wait for a complete stream before they compute it as well. */
const streamLeaseMs = 3_000;

/**
 * Returns a stream of the same bytes, and caches them if they are few and all read. A slow reader, and a large answer, block the lease
 * only for `streamLeaseMs`.
 */
export function cachingStream(stream: Readable, lease: Lease): Readable {
  const release = () => void lease.complete();
  const timer = setTimeout(release, streamLeaseMs);
  const copy = new Copy(release);
  const add = (chunk: Uint8Array) => copy.add(chunk);
  // A chunk that was sent is filled again: such a stream is copied, and not joined to another one.
  const out = stream instanceof ChunkStream ? stream : Readable.from(passing(stream, add), { objectMode: false });
  if (stream instanceof ChunkStream) stream.onPiped = add;
  return out
    .once('end', () => {
      if (copy.length > 0 && copy.length <= maxStreamBytes) void lease.complete(copy.bytes());
    })
    .once('close', () => {
      clearTimeout(timer);
      stream.destroy();
      release();
    });
}

/** Copies the first bytes of a stream. */
class Copy {
  length = 0;
  private readonly chunks: Uint8Array[] = [];
  private readonly onTooLong: () => void;

  constructor(onTooLong: () => void) {
    this.onTooLong = onTooLong;
  }

  add(chunk: Uint8Array): void {
    const hadRoom = this.length <= maxStreamBytes;
    this.length += chunk.length;
    if (this.length <= maxStreamBytes) this.chunks.push(new Uint8Array(chunk));
    else if (hadRoom) {
      this.chunks.length = 0;
      this.onTooLong();
    }
  }

  bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }
}

async function* passing(stream: AsyncIterable<Buffer>, onChunk: (chunk: Uint8Array) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    onChunk(chunk);
    yield chunk;
  }
}
