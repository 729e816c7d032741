import { bestTerms } from '@trellis/engine/views/functions/bestTerms';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import type { AspectChoice } from '../../shared/statistics/functions/functionOptions.ts';
import { isEnrichedBy, termStatistics, type ShownModel } from '@trellis/engine/views/shownModel';
import { isSearch, termFilter } from '../../shared/statistics/functions/functionTexts.ts';
import { topOf, type Top } from './state.ts';

interface Shown {
  readonly aspect: AspectChoice;
  readonly top: Top;
  /** Words of the id or the name. */
  readonly search: string;
  /** The test that is shown. */
  readonly by: ShownModel;
}

/**
 * The terms to show: those whose id or name has all words of a search, else the best ones of each gene set with equal chances. Where the
 * hub-corrected test is shown they are in the order of its smallest adjusted p-values, and of the best ones only those that it finds enriched.
 */
export function shownTerms(functions: ResultFunctionsView, { by, ...choice }: Shown): readonly ResultTerm[] {
  const terms = termsOf(functions, choice);
  if (by === 'uniform') return terms;
  const ranked = terms
    .map((term) => ({ term, best: smallestByDegrees(functions, term) }))
    .sort((a, b) => a.best - b.best);
  const isBest = choice.top !== 'all' && !isSearch(choice.search);
  return (isBest ? ranked.filter(({ best }) => best <= 0) : ranked).map(({ term }) => term);
}

/** The smallest logarithm of an adjusted p-value of the gene sets in which a term is enriched when corrected; 1 where there is none. */
function smallestByDegrees({ sets, alpha }: ResultFunctionsView, term: ResultTerm): number {
  const by = 'degrees';
  const enriched = [...sets.keys()].filter(
    (set) => termStatistics(term, set, by).isByDegrees && isEnrichedBy(term, set, { alpha, by }),
  );
  return Math.min(1, ...enriched.map((set) => termStatistics(term, set, by).adjustedLog10));
}

function termsOf(functions: ResultFunctionsView, { aspect, top, search }: Omit<Shown, 'by'>): readonly ResultTerm[] {
  const ofAspect = aspect === 'all' ? undefined : aspect;
  if (!isSearch(search)) return bestTerms(functions, { aspect: ofAspect, top: topOf(top) });
  return bestTerms(functions, { aspect: ofAspect }).filter(termFilter(search));
}
