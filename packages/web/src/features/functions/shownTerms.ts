import { bestTerms } from '@trellis/engine/views/functions/bestTerms';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import type { AspectChoice } from '../../ui/functions/functionOptions.ts';
import { isSearch, termFilter } from '../../ui/functions/searchTerms.ts';
import { topOf, type Top } from './state.ts';

interface Shown {
  readonly aspect: AspectChoice;
  readonly top: Top;
  /** Words of the id or the name. */
  readonly search: string;
}

/** The terms to show: those whose id or name has all words of a search, else the best ones of each gene set. */
export function shownTerms(functions: ResultFunctionsView, { aspect, top, search }: Shown): readonly ResultTerm[] {
  const ofAspect = aspect === 'all' ? undefined : aspect;
  if (!isSearch(search)) return bestTerms(functions, { aspect: ofAspect, top: topOf(top) });
  return bestTerms(functions, { aspect: ofAspect }).filter(termFilter(search));
}
