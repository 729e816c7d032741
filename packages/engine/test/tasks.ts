import { packDataset } from '../../core/src/dataset/index.ts';
import { miniContents } from '../../core/test/mini.ts';
import type { SubmittedList, QuestionTask, ViewTask } from '../src/index.ts';

/** The mini data set in memory that one thread has, as a page without cross-origin isolation has it. */
const packed = packDataset(miniContents, 'mini');
const unshared = (memory: ArrayBufferLike): ArrayBuffer => Uint8Array.from(new Uint8Array(memory)).buffer;
export const image = { ...packed, index: unshared(packed.index), columns: unshared(packed.columns) };

export const questionTask = (question: string, options: object): QuestionTask => ({ question, options, image });

/** A question about a list on the mini data set. */
export const listTask = (question: string, requested: SubmittedList, options: object = {}): QuestionTask =>
  questionTask(question, { requested, options });

/** A call of a query on the mini data set. */
export const viewTask = (query: string, call: string, options: unknown = {}): ViewTask => ({
  image,
  request: { id: 'r', inputs: { query, edges: [] } },
  context: {
    created: '2026-01-01T00:00:00.000Z',
    revision: 0,
    version: 'mini',
    predefined: {},
    versions: { imported: undefined, newest: 'mini', newestImported: undefined },
  },
  call,
  options,
});
