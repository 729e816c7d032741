import type { MessagePort } from 'node:worker_threads';
import { Readable } from 'node:stream';
import { once } from 'node:events';

/** Thrown inside a worker when nobody waits for the answer any more. */
export class Canceled extends Error {}

/** Chunks on their way that the reader has not asked for yet. */
const window = 8;
const chunkBytes = 256 * 1024;
/** Milliseconds for which a reader may keep a thread waiting. */
const timeoutMs = 20;

type Chunk = string | Uint8Array;
export type Chunks = AsyncIterable<Chunk> | Iterable<Chunk>;

/** What a stream calls on its way. */
export interface StreamSignals {
  /** Before each chunk; throws to give up. */
  readonly checkpoint: () => void;
  /** When the reader keeps it waiting: others may have the thread meanwhile. */
  readonly onWait: () => void;
}

/**
 * Sends chunks through a port, never more than `window` ahead of the reader. The first message says that the answer
 * exists.
 */
export async function streamTo(
  port: MessagePort,
  chunks: Chunks,
  { checkpoint, onWait }: StreamSignals,
): Promise<void> {
  let credit = window;
  let closed = false;
  const wake = { call: () => {} };
  port.on('message', () => {
    credit++;
    wake.call();
  });
  port.on('close', () => {
    closed = true;
    wake.call();
  });
  for await (const bytes of gathered(chunks)) {
    checkpoint();
    while (credit === 0 && !closed) {
      const timer = setTimeout(onWait, timeoutMs);
      await new Promise<void>((resolve) => (wake.call = resolve));
      clearTimeout(timer);
    }
    if (closed) throw new Canceled();
    credit--;
    port.postMessage(bytes, [bytes.buffer]);
  }
  port.postMessage(null);
  if (!closed) await once(port, 'close');
}

/** Joins small pieces into chunks of about 256 kB, each in a buffer of its own. */
async function* gathered(chunks: Chunks): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    parts.push(bytes);
    length += bytes.length;
    if (length < chunkBytes) continue;
    yield joined(parts, length);
    [parts, length] = [[], 0];
  }
  if (length) yield joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  if (parts.length === 1 && ownsBuffer(parts[0])) return parts[0];
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Whether the bytes are all of a buffer of their own, which may be given away. */
const ownsBuffer = (bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteOffset === 0 && bytes.byteLength > bytes.buffer.byteLength / 2;

/**
 * The other end: a stream of what arrives at the port. Destroying it tells the worker to stop; a port that closes before
 * the end makes the stream fail.
 */
export function streamFrom(port: MessagePort, onDestroy: () => void): Readable {
  let owed = 0;
  let ended = false;
  const pay = () => {
    for (; owed > 0; owed--) port.postMessage(1);
  };
  const stream = new Readable({
    highWaterMark: 4 * chunkBytes,
    read: pay,
    destroy(error, done) {
      onDestroy();
      port.close();
      done(error);
    },
  });
  port.on('message', (chunk: Uint8Array | null) => {
    if (chunk === null) {
      ended = true;
      stream.push(null);
      port.close();
      return;
    }
    owed++;
    if (stream.push(chunk)) pay();
  });
  port.on('close', () => {
    if (!ended) stream.destroy(new Error('the answer broke off'));
  });
  return stream;
}
