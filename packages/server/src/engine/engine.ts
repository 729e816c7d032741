import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Readable } from 'node:stream';
import { Piscina } from 'piscina';
import { TrellisError, type DatasetImage, type Request } from '@trellis/core';
import { Busy, GoneAway } from '../errors.ts';
import type { AnswerContext, AnswerViews, Question, StreamViews, ViewName, Views, WorkerAnswer } from './question.ts';
import { streamFrom } from './streaming.ts';

/** A request on a data set, and the signal that nobody waits for the answer any more. */
export interface Asked {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: AnswerContext;
  readonly signal?: AbortSignal;
}

/** Answers questions in worker threads, which share the data sets' memory. */
export interface Engine {
  /** A view as bytes. Throws the user's `TrellisError`, `Busy` when too many wait, `GoneAway` when the signal fires. */
  answer<V extends keyof AnswerViews>(asked: Asked, view: V, options: AnswerViews[V]): Promise<Buffer>;
  /** A large view as a stream; errors of the user are thrown before it starts. */
  stream<V extends keyof StreamViews>(asked: Asked, view: V): Promise<Readable>;
  /** Reads an edition's current data set into shared memory. */
  readImage(folder: string, edition: string): Promise<DatasetImage>;
  close(): Promise<void>;
}

/** Questions that may wait for a thread before the server says that it is busy. */
const longestQueue = 256;

/** Starts the worker threads: one per core, at least two, so that a long answer never stops the short ones. */
export function startEngine(threads = Math.max(2, availableParallelism())): Engine {
  const fromSource = import.meta.url.endsWith('.ts');
  const pool = new Piscina({
    filename: new URL(fromSource ? './workerFromSource.mjs' : './worker.js', import.meta.url).href,
    execArgv: [],
    minThreads: threads,
    maxThreads: threads,
    maxQueue: longestQueue,
  });
  return {
    answer: (asked, view, options) => ask(pool, asked, { view, options }),
    stream: (asked, view) => openStream(pool, asked, view),
    readImage: (folder, edition) => pool.run({ folder, edition }, { name: 'readImage' }) as Promise<DatasetImage>,
    close: () => pool.destroy(),
  };
}

function questionOf(asked: Asked, view: ViewName, options: Views[ViewName]): Question {
  const { image, request, context } = asked;
  return { image, request, context, view, options, cancelled: new SharedArrayBuffer(4) };
}

const cancel = ({ cancelled }: Question): void => void Atomics.store(new Int32Array(cancelled), 0, 1);

async function ask(
  pool: Piscina,
  asked: Asked,
  { view, options }: { view: keyof AnswerViews; options: Views[ViewName] },
): Promise<Buffer> {
  const question = questionOf(asked, view, options);
  const onAbort = () => cancel(question);
  asked.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const answer = await run(pool, question);
    if (answer instanceof Uint8Array) return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
    throw new GoneAway();
  } finally {
    asked.signal?.removeEventListener('abort', onAbort);
  }
}

async function openStream(pool: Piscina, asked: Asked, view: keyof StreamViews): Promise<Readable> {
  const { port1, port2 } = new MessageChannel();
  const question = { ...questionOf(asked, view, {}), port: port2 };
  const stream = streamFrom(port1, () => cancel(question));
  const onAbort = () => stream.destroy();
  asked.signal?.addEventListener('abort', onAbort, { once: true });
  stream.once('close', () => asked.signal?.removeEventListener('abort', onAbort));
  const started = new Promise<Readable>((resolve, reject) => {
    port1.once('message', () => resolve(stream));
    stream.once('error', reject);
    stream.once('close', () => reject(new GoneAway()));
  });
  const failed = run(pool, question, [port2]).then((answer) => {
    if (!(answer instanceof Uint8Array) && answer.kind === 'cancelled') throw new GoneAway();
    return stream;
  });
  try {
    return await Promise.race([started, failed]);
  } catch (error) {
    stream.on('error', () => {});
    stream.destroy();
    throw error;
  } finally {
    started.catch(() => {});
    failed.catch(() => {});
  }
}

async function run(
  pool: Piscina,
  question: Question,
  transferList: MessageChannel['port1'][] = [],
): Promise<WorkerAnswer> {
  if (pool.queueSize >= longestQueue) throw new Busy();
  const answer = (await pool.run(question, { name: 'answer', transferList })) as WorkerAnswer;
  if (!(answer instanceof Uint8Array) && answer.kind === 'error')
    throw new TrellisError(answer.code, answer.message, answer.place);
  return answer;
}
