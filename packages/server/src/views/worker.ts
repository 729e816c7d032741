import type { MessagePort } from 'node:worker_threads';
import { move, workerData } from 'piscina';
import { evaluateRequest, openDataset, TrellisError, type Dataset, type DatasetImage } from '@trellis/core';
import { openStore } from '@trellis/store';
import type { AnswerViews, Question, StreamViews, WorkerAnswer } from './question.ts';
import { openResult, type EvaluatedResult } from './evaluatedResult.ts';
import { motifTables, type StoreSource } from './motifTables.ts';
import { readNetwork, shareNetwork } from './targetNetworks.ts';
import { Recent } from '../pool/recent.ts';
import { streamTo, Canceled, type Chunks } from '../pool/streaming.ts';
import { streamViews } from './streams.ts';
import { answerViews, type Surroundings } from './views.ts';

/** Where the store is. */
const source = workerData as StoreSource;

/** Data sets and results that this thread has open. Numbers live in shared memory; what is kept here is small. */
const datasets = new Recent<Dataset>(6);
const results = new Recent<EvaluatedResult>(6);

/** Reads the current data set of an edition into shared memory, away from the event loop of the server. */
export async function readImage(edition: string): Promise<DatasetImage> {
  const store = await openStore(source.place, source.limits);
  try {
    return await store.datasets.image(edition);
  } finally {
    await store.close();
  }
}

/** Answers a question. */
export async function answer(question: Question): Promise<unknown> {
  try {
    if (question.waitsUntil !== undefined && Date.now() > question.waitsUntil) {
      question.port?.close();
      return { kind: 'late' } satisfies WorkerAnswer;
    }
    return await respond(question);
  } catch (error) {
    question.port?.close();
    if (error instanceof TrellisError) {
      return { kind: 'error', code: error.code, message: error.message, place: error.place } satisfies WorkerAnswer;
    }
    if (error instanceof Canceled) return { kind: 'canceled' } satisfies WorkerAnswer;
    throw error;
  }
}

/** Bytes move to the other thread instead of being copied. */
async function respond(question: Question): Promise<unknown> {
  const checkpoint = checkpointOf(question);
  checkpoint();
  const held = heldResult(question, checkpoint);
  const around = { context: question.context, checkpoint, motifs: motifTables(source, held.result.dataset) };
  if (question.port) {
    const view = streamViews[question.view as keyof StreamViews] as (...given: Given) => Chunks;
    return send(question.port, view(held, question.options, around), checkpoint);
  }
  const view = answerViews[question.view as keyof AnswerViews] as (...given: Given) => unknown;
  const value = await view(held, question.options, around);
  return move(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
}

/**
 * Streams chunks until all are sent, or until the reader keeps the thread waiting: it is then free for the next question,
 * and the stream goes on beside.
 */
function send(port: MessagePort, chunks: Chunks, checkpoint: () => void): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const onWait = () => resolve({ kind: 'streamed' });
    streamTo(port, chunks, { checkpoint, onWait })
      .finally(() => port.close())
      .then(onWait, reject);
  });
}

/** What a view is given; which options belong to which view, the types of the questions say. */
type Given = [held: EvaluatedResult, options: unknown, around: Surroundings];

/** Throws `Canceled` once nobody waits for the answer. */
function checkpointOf({ canceled }: Question): () => void {
  const flag = new Int32Array(canceled);
  return () => {
    if (Atomics.load(flag, 0) === 1) throw new Canceled();
  };
}

function heldResult({ image, request, context }: Question, checkpoint: () => void): EvaluatedResult {
  const dataset = datasets.get(`${image.edition} ${image.version}`, () => openNext(image));
  const key = `${request.id} ${context.revision} ${image.version}`;
  return results.get(key, () =>
    openResult(evaluateRequest(dataset, shareNetwork(request), { checkpoint, readNetwork })),
  );
}

/** Opens a data set in the place of earlier versions, whose memory is large, with what was made of them. */
function openNext(image: DatasetImage): Dataset {
  const isOther = ({ edition, version }: Dataset) => edition === image.edition && version !== image.version;
  datasets.forgetWhere(isOther);
  results.forgetWhere(({ result }) => isOther(result.dataset));
  return openDataset(image);
}
