import { LRUCache } from 'lru-cache';
import { packSearch, type SearchImage } from '@trellis/core/search';
import type { DatasetImage } from '@trellis/core/dataset';
import {
  memoizeAsync,
  openAnswerer,
  questionNamed,
  versionKey,
  type QuestionTask,
  type ViewTask,
} from '@trellis/engine';
import { taskFor } from '../views/viewRequest.ts';
import { begun } from '../pool/gathered.ts';
import { ClientGone } from '../pool/refusals.ts';
import { callNamed } from '../views/registry.ts';
import type { ViewEngine } from '../views/viewEngine.ts';
import type { SiteData } from './partReader.ts';

/** Search indexes in memory: of the edition that is open, and of another. */
const maxIndexes = 2;

/** What routes need of an engine. */
export type PageEngine = Omit<ViewEngine, 'load' | 'close'>;

/** Computes views in the thread that it is opened in. `onFirstAnswer` is called once one is computed, with its edition. */
export function openPageEngine(
  { datasets, reader, complete, examples }: SiteData,
  onFirstAnswer: (edition: string) => void,
): PageEngine {
  const answerer = openAnswerer({ reader, callNamed });
  let hasComputed = false;
  const indexes = new LRUCache<string, Promise<SearchImage>>({ max: maxIndexes });
  const searchOf = (image: DatasetImage) =>
    memoizeAsync(indexes, versionKey(image), async () => packSearch(answerer.datasetOf(image)));

  async function bytesOf(task: ViewTask | QuestionTask, signal: AbortSignal | undefined) {
    const checkpoint = (): void => {
      if (signal?.aborted) throw new ClientGone();
    };
    checkpoint();
    const made = await answerer.answer(task, checkpoint);
    if (!hasComputed) onFirstAnswer(task.image.edition);
    hasComputed = true;
    return typeof made === 'string' ? new TextEncoder().encode(made) : begun(made, checkpoint);
  }

  return {
    async answer(request, call, options) {
      // What has been sent cannot be computed again.
      if (call.isStream) await complete(request.image.edition);
      return bytesOf(await taskFor(request, call, options), request.client?.signal);
    },
    async answerQuestion(task, { client }) {
      const search = questionNamed(task.question).isSearch === true ? { search: await searchOf(task.image) } : {};
      const made = await bytesOf({ ...task, ...search }, client.signal);
      if (made instanceof Uint8Array) return made;
      throw new Error('the answer to a question is a text');
    },
    readImage: (edition, version) => datasets.image(edition, version),
    holdVersions: (keys) => void answerer.retain(new Set(keys)),
    packOwn: async ({ image, files }) =>
      (await import('@trellis/store/own')).readOwnAnalyses(files, answerer.datasetOf(image)),
    readUpload: async (upload) => (await import('../views/readUpload.ts')).textOfUpload(upload),
    makeExamples: ({ image }) => examples(image.edition),
  };
}
