import type { MessagePort } from 'node:worker_threads';
import type { Readable } from 'node:stream';
import { once } from 'node:events';
import { blockBytes, keepBlock, type Chunks } from '@trellis/engine';
import { ChunkStream } from './chunkStream.ts';
import { gathered } from './gathered.ts';

/** Thrown inside a worker when the answer is no longer needed. */
export class Canceled extends Error {}

/** Maximum number of chunks that are sent ahead of the reader. */
const window = 8;
/** Time that a stream waits for its reader before it gives up its thread. */
const timeoutMs = 20;

/** Callbacks of a stream. */
export interface StreamSignals {
  /** Called before each chunk; throws to stop the stream. */
  readonly checkpoint: () => void;
  /** Called when the reader is slow, and when all is sent: the thread is free for other tasks meanwhile. */
  readonly onWait: () => void;
}

/**
 * Sends chunks through a port, at most `window` ahead of the reader. The first message shows that there is an answer.
 */
export async function streamTo(
  port: MessagePort,
  chunks: Chunks,
  { checkpoint, onWait }: StreamSignals,
): Promise<void> {
  let credit = window;
  let closed = false;
  const wake = { call: () => {} };
  port.on('message', (message: number | ArrayBuffer) => {
    if (message instanceof ArrayBuffer) return keepBlock(message);
    credit += message;
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
  // The task ends before its caller knows of the end and asks again: in this thread, which has the result, and not in another one.
  onWait();
  await new Promise<void>((resolve) => process.nextTick(resolve));
  port.postMessage(null);
  if (!closed) await once(port, 'close');
}

/**
 * Returns a stream of the chunks that arrive at a port. Destroying it stops the worker; the stream fails if the port
 * closes before the end.
 */
export function streamFrom(port: MessagePort, onDestroy: () => void): Readable {
  let owed = 0;
  let ended = false;
  const pay = () => {
    for (; owed > 0; owed--) port.postMessage(1);
  };
  const stream = new ChunkStream({
    highWaterMark: 4 * blockBytes,
    read: pay,
    onSent: ({ buffer }) => {
      if (buffer.byteLength === blockBytes) port.postMessage(buffer, [buffer]);
    },
    destroy(error, done) {
      onDestroy();
      port.close();
      done(error);
    },
  });
  port.on('message', (chunk: Uint8Array<ArrayBuffer> | null) => {
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
