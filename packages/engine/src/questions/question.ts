import { encodeAnswer, type AnswerOf, type Answering } from '@trellis/contract';
import type { Dataset, DatasetImage } from '@trellis/core/dataset';
import type { MotifTables } from '../viewContext.ts';
import type { ListTables } from './listTables.ts';
import type { QuestionTask } from './questionTask.ts';

/** What a question is answered from. */
export interface Sources {
  readonly dataset: Dataset;
  readonly tables: ListTables;
  readonly motifs: MotifTables;
  /** The other data sets of the question. */
  readonly task: Pick<QuestionTask, 'image' | 'to' | 'hub' | 'others' | 'search'>;
  readonly datasetOf: (image: DatasetImage) => Dataset;
}

/** A question about a gene list, about one gene, or about a data set: its pure function, and how that is scheduled. */
export interface Question<Options = unknown> {
  /** Names it in messages between threads, in keys of caches and in metrics. */
  readonly name: string;
  /** Whether it takes only milliseconds. */
  isQuick(options: Options): boolean;
  /** Whether it reads the search index of the data set. */
  readonly isSearch?: boolean;
  /** Computes the text of the answer. */
  write(options: Options, sources: Sources): Promise<string>;
}

interface Entry<R extends Answering, Options> extends Pick<Question<Options>, 'isSearch'> {
  isQuick?(options: Options): boolean;
  readonly compute: (options: Options, sources: Sources) => AnswerOf<R> | Promise<AnswerOf<R>>;
}

/** A question that is answered with JSON, in the form of `answering`. */
export const jsonQuestion = <R extends Answering, Options>(
  name: string,
  answering: R,
  { isQuick = () => false, isSearch, compute }: Entry<R, Options>,
): Question<Options> => ({
  ...{ name, isQuick, isSearch },
  write: async (options, sources) => JSON.stringify(encodeAnswer(answering, await compute(options, sources))),
});
