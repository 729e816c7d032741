import type { MessagePort } from 'node:worker_threads';
import { move } from 'piscina';
import { TrellisError } from '@trellis/core';
import { Canceled, streamTo, type Chunks } from './streaming.ts';
import type { TaskMessage, TaskOutcome } from './task.ts';

/** What a thread makes of a task: the text of an answer, or the chunks of a stream. `checkpoint` throws once it is canceled. */
export type Work<Data> = (data: Data, checkpoint: () => void) => Promise<string | Chunks>;

/** Runs in a worker thread: makes the function that the pool calls with each task. */
export function taskHandler<Data>(work: Work<Data>): (message: TaskMessage<Data>) => Promise<unknown> {
  return async (message) => {
    try {
      if (Date.now() > message.deadline) return closed(message, { kind: 'late' });
      return await answer(message, work);
    } catch (error) {
      if (error instanceof TrellisError) {
        const { code, message: sentence, place, suggestions } = error;
        return closed(message, { kind: 'error', code, message: sentence, place, suggestions });
      }
      if (error instanceof Canceled) return closed(message, { kind: 'canceled' });
      closed(message, { kind: 'canceled' });
      throw error;
    }
  };
}

/** The outcome of a task that sends nothing through its port. */
function closed<Data>({ port }: TaskMessage<Data>, outcome: TaskOutcome): TaskOutcome {
  port?.close();
  return outcome;
}

/** Bytes move to the other thread instead of being copied. */
async function answer<Data>({ data, canceled, port }: TaskMessage<Data>, work: Work<Data>): Promise<unknown> {
  const flag = new Int32Array(canceled);
  const checkpoint = () => {
    if (Atomics.load(flag, 0) === 1) throw new Canceled();
  };
  checkpoint();
  const made = await work(data, checkpoint);
  if (typeof made === 'string') return move(new TextEncoder().encode(made));
  if (!port) throw new Error('a stream needs a port');
  return send(port, made, checkpoint);
}

/** Streams chunks until all are sent, or until the reader is slow: the thread then takes the next task, and the stream continues next to it. */
function send(port: MessagePort, chunks: Chunks, checkpoint: () => void): Promise<TaskOutcome> {
  return new Promise((resolve, reject) => {
    const onWait = () => resolve({ kind: 'streamed' });
    streamTo(port, chunks, { checkpoint, onWait })
      .finally(() => port.close())
      .then(onWait, reject);
  });
}
