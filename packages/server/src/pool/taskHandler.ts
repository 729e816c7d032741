import type { MessagePort } from 'node:worker_threads';
import { move } from 'piscina';
import { TrellisError } from '@trellis/core';
import type { Chunks } from '@trellis/engine';
import { collectBuffers } from '@trellis/store/garbage';
import { Canceled, streamTo } from './streaming.ts';
import { stateCells, type TaskMessage, type TaskOutcome } from './task.ts';

/** Computes a task: the text of an answer, or the chunks of a stream. `checkpoint` throws once the task is canceled. */
export type Work<Data> = (data: Data, checkpoint: () => void) => Promise<string | Chunks>;

/** Returns the function of a worker thread that the pool calls with each task. */
export function taskHandler<Data>(work: Work<Data>): (message: TaskMessage<Data>) => Promise<unknown> {
  return async (message) => {
    const start = performance.now();
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
    } finally {
      Atomics.store(new Int32Array(message.state), stateCells.spentMs, Math.ceil(performance.now() - start));
      collectBuffers();
    }
  };
}

/** Closes the port of a task that sends nothing through it. */
function closed<Data>({ port }: TaskMessage<Data>, outcome: TaskOutcome): TaskOutcome {
  port?.close();
  return outcome;
}

/** Bytes are transferred to the main thread, not copied. */
async function answer<Data>({ data, state, port }: TaskMessage<Data>, work: Work<Data>): Promise<unknown> {
  const cells = new Int32Array(state);
  const checkpoint = () => {
    if (Atomics.load(cells, stateCells.canceled) === 1) throw new Canceled();
  };
  checkpoint();
  const made = await work(data, checkpoint);
  if (typeof made === 'string') return move(new TextEncoder().encode(made));
  if (!port) throw new Error('a stream needs a port');
  return send(port, made, checkpoint);
}

/** Streams chunks. Resolves when all are sent, or when the reader is slow: the thread then runs other tasks meanwhile. */
function send(port: MessagePort, chunks: Chunks, checkpoint: () => void): Promise<TaskOutcome> {
  return new Promise((resolve, reject) => {
    const onWait = () => resolve({ kind: 'streamed' });
    streamTo(port, chunks, { checkpoint, onWait })
      .finally(() => port.close())
      .then(onWait, reject);
  });
}
