import { expectedOverlap } from './testedSets.ts';
import { infoLabel } from './columnInfo.ts';
import type { TestedGeneSet } from './resultFunctions.ts';
import type { ResultTerm } from './significantTerms.ts';

/** Name of the gene set of all rows of a result. */
const allGenesName = 'All genes of the result';

/** Name of a tested gene set: the label of its analysis, or `All genes of the result`. */
export const geneSetName = ({ info }: Pick<TestedGeneSet, 'info'>): string => (info ? infoLabel(info) : allGenesName);

/** Genes of a set in the population of a term, and how many times more of them have the term than expected. */
export function foldOf(
  { aspect, k, K, P }: ResultTerm,
  { aspects }: TestedGeneSet,
  set: number,
): { readonly n: number; readonly fold: number } {
  const n = aspects[aspect]?.n ?? 0;
  const expected = expectedOverlap(n, K, P);
  return { n, fold: expected > 0 ? k[set] / expected : 0 };
}
