import { Readable } from 'node:stream';
import type { AnswerOf, Answering, Route } from '@trellis/contract';
import { decodeAnswer } from '@trellis/contract';
import { type ErrorCode, TrellisError, type DatasetImage, type OwnImage, type Request } from '@trellis/core';
import type { ViewCall } from '@trellis/engine';
import type { AnswerCache, Lease } from '../cache/answerCache.ts';
import type { Caller, Client } from '../pool/client.ts';
import type { ThreadPool } from '../pool/pool.ts';
import { queueShares } from '../pool/scheduler.ts';
import type { Task } from '../pool/task.ts';
import { buildId } from './buildId.ts';
import { cacheKey, listCacheKey } from './cacheKey.ts';
import type { ExampleTask, MadeExamples } from './examples/makeExamples.ts';
import type { ListTask } from './geneLists/listTask.ts';
import type { HeldVersions } from './heldVersions.ts';
import { isQuickQuestion } from './geneLists/listQuestion.ts';
import { SearchImages } from './geneLists/searchImages.ts';
import type { ViewRequest } from './viewRequest.ts';
import type { ViewTask } from './viewTask.ts';
import type { OwnTask, SaveTask } from './worker.ts';

/** The encoded bytes of an `Answer`. */
export type Encoded<Answer> = (Buffer | Readable) & { readonly answer?: Answer };

/** How a question about a gene list is asked. */
export interface ListAsking {
  readonly client: Client;
  /** Whether the list has genes of a user's own data: its answers are in no cache. */
  readonly isPrivate?: boolean;
}

/** Computes views in worker threads and caches their answers. */
export interface ViewEngine {
  /** Computes a view of a request, or takes it from the cache; for the errors see `ThreadPool`. */
  answer<Options, Answer>(
    request: ViewRequest,
    call: ViewCall<Route, Options, Answer>,
    options: Options,
  ): Promise<Encoded<Answer>>;
  /** Answers a question about a gene list, or takes the answer from the cache; for the errors see `ThreadPool`. */
  answerList(task: ListTask, asked: ListAsking): Promise<Buffer>;
  /** Reads a data set into shared memory, by default the newest of the edition. Throws `version-gone`. */
  readImage(edition: string, version?: string): Promise<DatasetImage>;
  /** Frees all data sets but those with these keys (see `versionKey`) in the worker threads. */
  holdVersions(keys: readonly string[]): void;
  /** Reads and packs the analyses that a user brings. Throws `bad-file`. */
  packOwn(task: OwnTask, caller?: Caller): Promise<OwnImage>;
  /** Stores a request with what its user brought. Throws `request-deleted` if it takes over what was deleted since. */
  saveRequest(task: SaveTask, caller?: Caller): Promise<void>;
  /** Chooses and draws the examples of a data set. */
  makeExamples(task: ExampleTask): Promise<MadeExamples>;
  /** Number of views that wait for a thread, and that run on one. */
  load(): { readonly waiting: number; readonly running: number };
  close(): Promise<void>;
}

/** Maximum size of a streamed answer that is cached. */
const maxStreamBytes = 4 << 20;

/** Time that other callers wait for a complete stream before they compute it as well. */
const streamLeaseMs = 3_000;

export function startEngine(
  pool: ThreadPool<ViewTask | ListTask>,
  cache: AnswerCache,
  held: HeldVersions,
): ViewEngine {
  const searchImages = new SearchImages(pool);
  return {
    // What a user brought must be gone once it is deleted: its answers are in no cache.
    answer: (request, call, options) => {
      const asked = { request, call, options };
      return call.isCached(options) && !request.request.own ? cachedAnswer(pool, cache, asked) : compute(pool, asked);
    },
    async answerList(task, { client, isPrivate = false }) {
      const found = isPrivate ? undefined : await cache.find(listCacheKey(buildId, task), client.signal);
      return (
        found?.bytes ?? leased(found, async () => computeList(pool, await withIndex(task, searchImages), client))
      );
    },
    readImage: (edition, version) => pool.call('readImage', { edition, version }),
    holdVersions: (keys) => held.announce(keys),
    async packOwn(task, caller) {
      const packed = await pool.call<OwnImage | { readonly fault: string; readonly code: ErrorCode }>(
        'packOwn',
        task,
        caller,
      );
      if ('fault' in packed) throw new TrellisError(packed.code, packed.fault);
      return packed;
    },
    async saveRequest(task, caller) {
      const refused = await pool.call<Pick<TrellisError, 'code' | 'message'> | undefined>(
        'saveRequest',
        task,
        caller,
      );
      if (refused) throw new TrellisError(refused.code, refused.message);
    },
    makeExamples: (task) => pool.call('examples', task),
    load: () => pool.load(),
    close: () => {
      held.close();
      return pool.close();
    },
  };
}

/** A call with its options, for a request. */
interface Asking {
  readonly request: ViewRequest;
  readonly call: ViewCall;
  readonly options: unknown;
}

const compute = (pool: Pick<ThreadPool<ViewTask>, 'answer' | 'stream'>, asking: Asking): Promise<Buffer | Readable> =>
  asking.call.isStream ? pool.stream(taskOf(asking)) : pool.answer(taskOf(asking));

function taskOf({
  request: { image, request, context, compared, client },
  call: { name, isQuick, isNewQuery },
  options,
}: Asking): Task<ViewTask> {
  const data: ViewTask = { image, request, context, compared, call: name, options };
  const queueShare = isNewQuery ? queueShares.newQuery : queueShares.view;
  return { name, data, isQuick: isQuick && !isCostly(request), queueShare, client };
}

/** Length from which a query counts as costly, like those with a keyword for every TF. */
const minCostlyLength = 300;

/** Estimates from the query whether its evaluation takes long. */
export const isCostly = ({ inputs: { query, targetNetwork } }: Request): boolean =>
  targetNetwork !== undefined || query.length > minCostlyLength || /\ball_/i.test(query);

async function cachedAnswer(
  pool: Pick<ThreadPool<ViewTask>, 'answer' | 'stream'>,
  cache: AnswerCache,
  asking: Asking,
): Promise<Buffer | Readable> {
  const { request, call, options } = asking;
  const found = await cache.find(cacheKey(buildId, request, call, options), request.client?.signal);
  if (found.bytes) return found.bytes;
  try {
    const answer = await compute(pool, asking);
    if (answer instanceof Readable) return cachingStream(answer, found);
    void found.complete(answer);
    return answer;
  } catch (error) {
    void found.complete();
    throw error;
  }
}

/** Computes an answer, and completes the lease with it if there is one. */
async function leased(lease: Lease | undefined, compute: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const answer = await compute();
    void lease?.complete(answer);
    return answer;
  } catch (error) {
    void lease?.complete();
    throw error;
  }
}

/** The task with the index that a search needs. */
const withIndex = async (task: ListTask, searchImages: SearchImages): Promise<ListTask> =>
  task.question.kind === 'search' ? { ...task, search: await searchImages.of(task.image) } : task;

const computeList = (pool: Pick<ThreadPool<ListTask>, 'answer'>, data: ListTask, client: Client) =>
  pool.answer({
    name: `list ${data.question.kind}`,
    data,
    isQuick: isQuickQuestion(data.question),
    queueShare: queueShares.view,
    client,
  });

/** Returns the same stream, and caches its bytes if they are few. A slow reader blocks the lease only for `streamLeaseMs`. */
function cachingStream(stream: Readable, lease: Lease): Readable {
  const release = () => void lease.complete();
  const timer = setTimeout(release, streamLeaseMs);
  const out = Readable.from(collecting(stream, lease), { objectMode: false });
  return out.once('close', () => {
    clearTimeout(timer);
    stream.destroy();
    release();
  });
}

async function* collecting(stream: Readable, lease: Lease): AsyncGenerator<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length <= maxStreamBytes) parts.push(chunk);
    yield chunk;
  }
  if (length <= maxStreamBytes) void lease.complete(Buffer.concat(parts));
}

/** Decodes an answer that was not streamed, for the server's own use. */
export function readAnswer<R extends Answering>(route: R, encoded: Encoded<AnswerOf<R>>): AnswerOf<R> {
  if (!Buffer.isBuffer(encoded)) throw new Error('a stream cannot be read as a value');
  return decodeAnswer(route, JSON.parse(encoded.toString()));
}
