import { move } from 'piscina';
import { answerRequest, openDataset, TrellisError, type Dataset, type DatasetImage } from '@trellis/core';
import { openStore } from '@trellis/store';
import type { AnswerViews, Question, StreamViews, WorkerAnswer } from './question.ts';
import { Recent } from './recent.ts';
import { streamTo, Cancelled } from './streaming.ts';
import { streamViews } from './streams.ts';
import { answerViews, hold, type Held } from './views.ts';

/** Data sets and results that this thread has open. Numbers live in shared memory; what is kept here is small. */
const datasets = new Recent<Dataset>(6);
const results = new Recent<Held>(12);

/** Reads the current data set of an edition into shared memory, away from the event loop of the server. */
export async function readImage({ folder, edition }: { folder: string; edition: string }): Promise<DatasetImage> {
  const store = await openStore(folder);
  try {
    return await store.datasets.image(edition);
  } finally {
    await store.close();
  }
}

/** Answers a question. */
export async function answer(question: Question): Promise<unknown> {
  try {
    return await respond(question);
  } catch (error) {
    if (error instanceof TrellisError) {
      return { kind: 'error', code: error.code, message: error.message, place: error.place } satisfies WorkerAnswer;
    }
    if (error instanceof Cancelled) return { kind: 'cancelled' } satisfies WorkerAnswer;
    throw error;
  } finally {
    question.port?.close();
  }
}

/** Bytes move to the other thread instead of being copied. */
async function respond(question: Question): Promise<unknown> {
  const checkpoint = checkpointOf(question);
  checkpoint();
  const held = heldResult(question, checkpoint);
  if (question.port) {
    const chunks = streamViews[question.view as keyof StreamViews](held, question.context);
    await streamTo(question.port, chunks, checkpoint);
    return { kind: 'streamed' } satisfies WorkerAnswer;
  }
  const view = answerViews[question.view as keyof AnswerViews] as (
    held: Held,
    options: unknown,
    context: unknown,
  ) => unknown;
  const value = view(held, question.options, question.context);
  return move(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
}

/** Throws `Cancelled` once nobody waits for the answer. */
function checkpointOf({ cancelled }: Question): () => void {
  const flag = new Int32Array(cancelled);
  return () => {
    if (Atomics.load(flag, 0) === 1) throw new Cancelled();
  };
}

function heldResult({ image, request, context }: Question, checkpoint: () => void): Held {
  const dataset = datasets.get(`${image.edition} ${image.version}`, () => openDataset(image));
  const key = `${request.id} ${context.revision} ${image.version}`;
  return results.get(key, () => hold(answerRequest(dataset, request, checkpoint)));
}
