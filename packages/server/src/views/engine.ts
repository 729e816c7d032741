import { Readable } from 'node:stream';
import type { OwnImage } from '@trellis/core/dataset';
import type { Request } from '@trellis/core/result';
import { questionNamed, type QuestionTask, type ViewCall, type ViewTask } from '@trellis/engine';
import type { AnswerCache, Lease } from '../cache/answerCache.ts';
import type { Client } from '../pool/client.ts';
import { inBackground } from '../pool/inBackground.ts';
import type { ThreadPool } from '../pool/pool.ts';
import { queueShares } from '../pool/scheduler.ts';
import type { Pace, Task } from '../pool/task.ts';
import { buildId } from './buildId.ts';
import { cacheKey, questionCacheKey } from './cacheKey.ts';
import { cachingStream } from './cachingStream.ts';
import type { LoadedVersions } from './loadedVersions.ts';
import { SearchImages } from './geneLists/searchImages.ts';
import { taskFor, type ViewRequest } from './viewRequest.ts';
import { isGzip, isZip } from '@trellis/core/reading';
import { textOfUpload, throwFault, type FileFault, type Upload } from './readUpload.ts';
import type { ViewEngine } from './viewEngine.ts';

/** Delay in ms before an index is made ahead, so that the data set of another edition is read first: visitors wait for that. */
const prepareSearchAfterMs = 100;

export function startEngine(
  pool: ThreadPool<ViewTask | QuestionTask>,
  cache: AnswerCache,
  loadedVersions: LoadedVersions,
): ViewEngine {
  const searchImages = new SearchImages(pool);
  return {
    // What a user brought must be gone once it is deleted: its answers are in no cache.
    answer: (request, call, options) => {
      const requested = { request, call, options };
      return call.isCached(options) && !request.request.own
        ? cachedAnswer(pool, cache, requested)
        : compute(pool, requested);
    },
    async answerQuestion(task, { client, isPrivate = false }) {
      const found = isPrivate ? undefined : await cache.find(questionCacheKey(buildId, task), client.signal);
      return (
        found?.bytes ?? leased(found, async () => computeQuestion(pool, await withIndex(task, searchImages), client))
      );
    },
    readImage: (edition, version) => pool.prepare('readImage', { edition, version }),
    prepareSearch(image) {
      if (pool.threadCount > 1) inBackground(() => void searchImages.of(image).catch(() => {}), prepareSearchAfterMs);
    },
    holdVersions(keys) {
      loadedVersions.announce(keys);
      searchImages.retain(new Set(keys));
    },
    packOwn: async (task, caller) => throwFault(await pool.call<OwnImage | FileFault>('packOwn', task, caller)),
    readUpload: async (upload, caller) =>
      isSmall(upload)
        ? textOfUpload(upload)
        : throwFault(await pool.call<string | FileFault>('readUpload', upload, caller)),
    makeExamples: (task) => pool.call('examples', task),
    load: () => pool.load(),
    close: () => {
      loadedVersions.close();
      return pool.close();
    },
  };
}

/** Size in bytes up to which a file is read at once: most gene lists. */
const maxSmallBytes = 100_000;

/** Whether a file can be read in the main thread: what is packed can be a thousand times as large. */
const isSmall = ({ bytes }: Upload): boolean => bytes.length <= maxSmallBytes && !isZip(bytes) && !isGzip(bytes);

/** A call with its options, for a request. */
interface Asking {
  readonly request: ViewRequest;
  readonly call: ViewCall;
  readonly options: unknown;
}

async function compute(
  pool: Pick<ThreadPool<ViewTask>, 'answer' | 'stream'>,
  asking: Asking,
): Promise<Buffer | Readable> {
  const task = await taskOf(asking);
  return asking.call.isStream ? pool.stream(task) : pool.answer(task);
}

async function taskOf({ request, call, options }: Asking): Promise<Task<ViewTask>> {
  const { name, isQuick, isNewQuery } = call;
  const queueShare = isNewQuery ? queueShares.newQuery : queueShares.view;
  const pace = isQuick ? paceOf(request.request, isNewQuery) : 'long';
  const { id } = request.request;
  return { name, data: await taskFor(request, call, options), pace, request: id, queueShare, client: request.client };
}

/** Length from which a query takes long, like those that name all TFs again and again. */
const minLongLength = 300;

/** Length of all lists of a query up to which they are read in milliseconds; the largest ones take seconds. */
const maxQuickList = 200_000;

/** Keywords for all TFs of a query whose evaluation takes up to a tenth of a second. */
const maxKeywords = 2;

/** Estimates from the query how long the evaluation takes of which an answer needs only milliseconds. */
export function paceOf({ inputs }: Request, isNewQuery: boolean): Pace {
  const { query, targetNetwork, targetGenes, filterTfs, background } = inputs;
  if (targetNetwork !== undefined || query.length > minLongLength) return 'long';
  const listed = [targetGenes, filterTfs, background].reduce((sum, list) => sum + (list?.text.length ?? 0), 0);
  if (listed > maxQuickList) return 'long';
  const keywords = query.match(/\ball_/gi)?.length ?? 0;
  if (keywords === 0) return 'quick';
  return isNewQuery || keywords > maxKeywords ? 'long' : 'evaluation';
}

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
const withIndex = async (task: QuestionTask, searchImages: SearchImages): Promise<QuestionTask> =>
  questionNamed(task.question).isSearch === true ? { ...task, search: await searchImages.of(task.image) } : task;

const computeQuestion = (pool: Pick<ThreadPool<QuestionTask>, 'answer'>, data: QuestionTask, client: Client) =>
  pool.answer({
    name: data.question,
    data,
    pace: questionNamed(data.question).isQuick(data.options) ? 'quick' : 'long',
    queueShare: queueShares.view,
    client,
  });
