import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import type { Aspect } from '@trellis/core/dataset';
import { columnLetter } from '@trellis/core/result';
import { fieldText } from '@trellis/core/views';
import {
  expectedInSet,
  foldOf,
  geneSetName,
  shownSetName,
  type ShownSet,
} from '@trellis/engine/views/functions/testedTerm';
import { isEnrichedBy, termStatistics, type ShownModel } from '@trellis/engine/views/shownModel';
import type { HeatMapTable } from '@trellis/figures';
import type { AspectChoice } from '../../shared/statistics/functions/functionOptions.ts';
import { isShownAspect } from '../../shared/statistics/functions/functionTexts.ts';
import { formatOverlapFold } from '../../shared/statistics/pAndFold.tsx';

type Sets = Pick<ResultFunctionsView, 'sets'>;

/** Above this number of gene sets not each of them has a column in the table. */
const maxSetColumns = 12;

/** Whether the table has a column for some of the gene sets only. */
export const areMany = ({ sets }: Sets): boolean => sets.length > maxSetColumns;

/** Letter of an analysis as in the other tabs; '' for all genes of the result. */
export const letterOf = (set: number): string => (set === 0 ? '' : columnLetter(set - 1));

/** `A  NLP7 · DAP-seq · 493`, or `All genes of the result`; above figures, with the test if it is not that of the other sets. */
export const setHeading = (functions: Sets, set: number, by: ShownModel = 'uniform'): string =>
  [letterOf(set), shownSetName(functions, { set, by })].filter(Boolean).join('  ');

/** Indices of the gene sets with a column of their own: all, or of many those with the chosen letters. */
export const columnSets = (functions: Sets, letters: readonly string[]): number[] => {
  const all = [...functions.sets.keys()];
  return areMany(functions) ? all.filter((set) => set === 0 || letters.includes(letterOf(set))) : all;
};

/** Indices of the gene sets in which a term is enriched, the smallest adjusted p-value first. */
export function enrichedSets(term: ResultTerm, { sets, alpha }: ResultFunctionsView, by: ShownModel): number[] {
  const log10 = [...sets.keys()].map((set) => termStatistics(term, set, by).adjustedLog10);
  return [...sets.keys()]
    .filter((set) => isEnrichedBy(term, set, { alpha, by }))
    .sort((a, b) => log10[a] - log10[b] || a - b);
}

/** Number of significant terms of some aspects in a gene set, with equal chances or hub-corrected. */
export const significantIn = (
  { sets }: Sets,
  set: number,
  { aspect: choice, by }: { readonly aspect: AspectChoice; readonly by: ShownModel },
): number =>
  Object.entries(sets[set].aspects)
    .filter(([aspect]) => isShownAspect(choice, aspect as Aspect))
    .reduce((sum, [, counts]) => sum + ((by === 'uniform' ? counts.significant : counts.significantDegrees) ?? 0), 0);

/** The analyses behind the letters. */
export const setLegend = ({ sets }: Sets): HeatMapTable => ({
  headers: ['Index', 'Analysis', 'Gene ID', 'Filter', 'Gene Name', 'Analysis ID'],
  rows: sets
    .slice(1)
    .map((set, i) => [
      columnLetter(i),
      geneSetName(set),
      ...['gene_id', 'filter', 'gene_name', 'analysis_id'].map((field) => fieldText(set.info ?? {}, field)),
    ]),
});

/** The fold of a term in a gene set with its 95 % interval, by the test that is shown. */
export function termFold(functions: ResultFunctionsView, term: ResultTerm, shown: ShownSet): string {
  const { n } = foldOf(term, functions.sets[shown.set], shown.set);
  return formatOverlapFold(term.k[shown.set], Math.min(n, term.K), expectedInSet(functions, term, shown));
}
