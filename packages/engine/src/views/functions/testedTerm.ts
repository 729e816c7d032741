import { expectedOverlap, foldEnrichment, infoLabel } from '@trellis/core/views';
import type { ResultFunctionsView, TestedGeneSet, ResultTerm } from '@trellis/contract';
import { type ShownModel, termStatistics } from '../shownModel.ts';

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

/** A gene set, and the test that is shown of it. */
export interface ShownSet {
  /** Index of the gene set. */
  readonly set: number;
  readonly by: ShownModel;
}

type Sets = Pick<ResultFunctionsView, 'sets'>;

const hasDegreeTest = ({ aspects }: TestedGeneSet): boolean =>
  Object.values(aspects).some(({ significantDegrees }) => typeof significantDegrees === 'number');

/** Name of a gene set above its figures: next to hub-corrected sets, one without that test is marked as tested with equal chances, short enough for a heat map. */
export function shownSetName({ sets }: Sets, { set, by }: ShownSet): string {
  const isMixed = by === 'degrees' && !hasDegreeTest(sets[set]) && sets.some(hasDegreeTest);
  if (!isMixed) return geneSetName(sets[set]);
  return `${sets[set].info ? geneSetName(sets[set]) : 'All genes'}, equal chances`;
}

/** Number of genes of a set that chance explains to have a term, by the test that is shown. */
export function expectedInSet({ sets }: Sets, term: ResultTerm, { set, by }: ShownSet): number {
  const { n } = foldOf(term, sets[set], set);
  const { isByDegrees } = termStatistics(term, set, by);
  return isByDegrees && term.degrees ? term.degrees.expected[set] : expectedOverlap(n, term.K, term.P);
}

/** The fold of a term in a gene set, by the test that is shown; null where none is expected. */
export const foldInSet = (view: Sets, term: ResultTerm, shown: ShownSet): number | null =>
  foldEnrichment(term.k[shown.set], expectedInSet(view, term, shown));
