import type { DatasetImage } from '@trellis/core/dataset';
import type { SearchImage } from '@trellis/core/search';
import type { ListQuestion } from './listQuestion.ts';

/** A question about a gene list with the data sets that answer it: payload of a thread. */
export interface ListTask {
  readonly question: ListQuestion;
  readonly image: DatasetImage;
  /** The edition to which orthologs carry the list over, and the one through which they are composed, if it has data. */
  readonly to?: DatasetImage;
  readonly hub?: DatasetImage;
  /** All other editions, for the orthologs of one gene. */
  readonly others?: readonly DatasetImage[];
  /** The index that a search reads. */
  readonly search?: SearchImage;
}
