import type { DatasetImage } from '@trellis/core/dataset';
import type { SearchImage } from '@trellis/core/search';

/** A question about genes with the data sets that answer it: payload of a thread. */
export interface QuestionTask {
  /** Name of the question. */
  readonly question: string;
  readonly options: unknown;
  readonly image: DatasetImage;
  /** The edition to which orthologs carry a list over, and the one through which they are composed, if it has data. */
  readonly to?: DatasetImage;
  readonly hub?: DatasetImage;
  /** All other editions, for the orthologs of one gene. */
  readonly others?: readonly DatasetImage[];
  /** The index that a search reads. */
  readonly search?: SearchImage;
}
