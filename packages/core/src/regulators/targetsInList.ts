import { bitsToIndices, intersect } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import type { ListInUniverse } from '../genes/listInUniverse.ts';

/** The genes of a list that are targets of some analyses. */
export interface TargetsInList {
  /** In the order asked for. */
  readonly analyses: readonly {
    readonly id: number;
    /** Ids of the genes of the list in the universe that the analysis targets, sorted. */
    readonly genes: readonly string[];
  }[];
}

/** Finds the targets of analyses, by their ids, in a list. Throws `unknown-analysis` for an id without analysis. */
export function targetsInList(
  { analyses, genes }: Pick<Dataset, 'analyses' | 'genes'>,
  { within }: Pick<ListInUniverse, 'within'>,
  ids: readonly number[],
): TargetsInList {
  const byId = new Map(analyses.map((analysis) => [analysis.id, analysis]));
  return {
    analyses: ids.map((id) => {
      const found = byId.get(id);
      if (!found) throw new TrellisError('unknown-analysis', `There is no analysis ${id} in this data set.`);
      return { id, genes: Array.from(bitsToIndices(intersect(found.present, within)), (gene) => genes[gene].id) };
    }),
  };
}
