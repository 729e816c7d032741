import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Readable } from 'node:stream';
import { Piscina } from 'piscina';
import { TrellisError, type DatasetImage, type Request } from '@trellis/core';
import type { DatabaseLimits } from '@trellis/store';
import { Busy, GoneAway, TooLong } from '../http/errors.ts';
import { first, isLong, LongTaskScheduler, shareOf, shares, ThreadQueue } from './scheduler.ts';
import type {
  AnswerContext,
  AnswerViews,
  Question,
  StreamViews,
  ViewName,
  Views,
  WorkerAnswer,
} from '../views/question.ts';
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
  stream<V extends keyof StreamViews>(asked: Asked, view: V, options: StreamViews[V]): Promise<Readable>;
  /** Reads an edition's current data set into shared memory. */
  readImage(edition: string): Promise<DatasetImage>;
  /** Questions that wait for a thread, and those that have one. */
  load(): { readonly waiting: number; readonly running: number };
  close(): Promise<void>;
}

/**
 * Most megabytes of a thread's own heap, data sets in shared memory apart. What is kept takes a fifth of it; the limits
 * are there because under the usual ones garbage is collected so late that the server takes half as much memory again.
 */
const threadHeap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/** What an engine works with and within. */
export interface EngineOptions {
  /** Where the threads find the store. */
  readonly place: string;
  readonly limits: DatabaseLimits;
  /** Worker threads; one per core and at least two without it. */
  readonly threads?: number;
  /** Questions that may wait for a thread before the server says that it is busy. */
  readonly queue: number;
  /** Seconds after which a question that still waits for a thread is sent away. */
  readonly queueSeconds: number;
  /** Seconds after which an answer that has not begun is given up. */
  readonly seconds: number;
}

/** The threads, and the limits of what is asked of them. */
interface Threads extends Pick<EngineOptions, 'queue' | 'queueSeconds' | 'seconds'> {
  readonly pool: Piscina;
  readonly longLane: LongTaskScheduler;
  /** Questions that have been asked and not been answered, those that wait included. */
  asked: number;
}

/** Starts the worker threads: one per core, at least two. Long answers leave one of them free for the short ones. */
export function startEngine(options: EngineOptions): Engine {
  const { place, limits, queue, queueSeconds, seconds, threads = Math.max(2, availableParallelism()) } = options;
  const fromSource = import.meta.url.endsWith('.ts');
  const pool = new Piscina({
    filename: new URL(fromSource ? '../views/workerFromSource.mjs' : './worker.js', import.meta.url).href,
    execArgv: [],
    workerData: { place, limits },
    resourceLimits: threadHeap,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: queue,
    taskQueue: new ThreadQueue() as never,
    // A thread that waits with atomics cannot go on with a stream whose reader is slow.
    atomics: 'disabled',
  });
  const longLane = new LongTaskScheduler({ width: Math.max(1, threads - 1), queue, seconds: queueSeconds });
  const all: Threads = { pool, longLane, queue, queueSeconds, seconds, asked: 0 };
  const waiting = () => pool.queueSize + longLane.waiting;
  return {
    answer: (asked, view, options) => ask(all, asked, { view, options }),
    stream: (asked, view, options) => openStream(all, asked, { view, options }),
    readImage: (edition) =>
      longLane.run(() => pool.run(edition, { name: 'readImage' }) as Promise<DatasetImage>, shares.mustRun),
    load: () => ({ waiting: waiting(), running: all.asked - waiting() }),
    close: () => pool.destroy(),
  };
}

function questionOf(asked: Asked, view: ViewName, options: Views[ViewName]): Question {
  const { image, request, context } = asked;
  return { image, request, context, view, options, canceled: new SharedArrayBuffer(4) };
}

const cancel = ({ canceled }: Question): void => void Atomics.store(new Int32Array(canceled), 0, 1);

async function ask(
  threads: Threads,
  asked: Asked,
  { view, options }: { view: keyof AnswerViews; options: Views[ViewName] },
): Promise<Buffer> {
  const question = questionOf(asked, view, options);
  const onAbort = () => cancel(question);
  asked.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const answer = await inTime(threads, run(threads, question), onAbort);
    if (answer instanceof Uint8Array) return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
    throw new GoneAway();
  } finally {
    asked.signal?.removeEventListener('abort', onAbort);
  }
}

async function openStream(
  threads: Threads,
  asked: Asked,
  { view, options }: { view: keyof StreamViews; options: Views[ViewName] },
): Promise<Readable> {
  const { port1, port2 } = new MessageChannel();
  const question = { ...questionOf(asked, view, options), port: port2 };
  const stream = streamFrom(port1, () => cancel(question));
  const onAbort = () => stream.destroy();
  asked.signal?.addEventListener('abort', onAbort, { once: true });
  stream.once('close', () => asked.signal?.removeEventListener('abort', onAbort));
  // A port that closes before the first chunk says nothing yet: why it closed, the thread's answer tells.
  stream.once('error', () => {});
  const started = new Promise<Readable>((resolve, reject) => {
    port1.once('message', () => resolve(stream));
    asked.signal?.addEventListener('abort', () => reject(new GoneAway()), { once: true });
  });
  const failed = run(threads, question, [port2]).then((answer) => {
    if (!(answer instanceof Uint8Array) && answer.kind === 'canceled') throw new GoneAway();
    return stream;
  });
  try {
    return await inTime(threads, Promise.race([started, failed]), onAbort);
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
  threads: Threads,
  question: Question,
  transferList: MessageChannel['port1'][] = [],
): Promise<WorkerAnswer> {
  if (threads.pool.queueSize >= threads.queue) throw new Busy();
  const isQuick = !isLong(question.view, question.request);
  // With one thread there is none that quick questions have for themselves: all wait in one row.
  const place = isQuick || threads.pool.options.maxThreads === 1 ? {} : first;
  const task = { ...question, ...place, waitsUntil: Date.now() + 1000 * threads.queueSeconds };
  const onThread = () => threads.pool.run(task, { name: 'answer', transferList }) as Promise<WorkerAnswer>;
  threads.asked++;
  try {
    const answer = await (isQuick ? onThread() : threads.longLane.run(onThread, shareOf(question.view)));
    if (!(answer instanceof Uint8Array) && answer.kind === 'late') throw new Busy();
    if (!(answer instanceof Uint8Array) && answer.kind === 'error')
      throw new TrellisError(answer.code, answer.message, answer.place);
    return answer;
  } finally {
    threads.asked--;
  }
}

/** Gives up what takes too long: `giveUp` tells the thread. */
async function inTime<T>({ seconds }: Threads, action: Promise<T>, giveUp: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(new TooLong(seconds));
    }, 1000 * seconds);
  });
  action.catch(() => {});
  try {
    return await Promise.race([action, late]);
  } finally {
    clearTimeout(timer);
  }
}
