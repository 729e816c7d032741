import { compareTexts } from '@trellis/core';
import type { Aspect } from '@trellis/core/dataset';
import { isSignificant } from '@trellis/core/stats';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';

interface BestTermsOptions {
  /** All aspects by default. */
  readonly aspect?: Aspect;
  /** Number of terms per gene set; all by default. */
  readonly top?: number;
}

/** Whether an adjusted p-value, given as its base-10 logarithm, is at most alpha; never without a gene of the term. */
export const isEnriched = ({ k, adjustedLog10 }: ResultTerm, set: number, alpha: number): boolean =>
  k[set] > 0 && isSignificant(adjustedLog10[set], alpha);

/** The terms that are among the best ones of a gene set by p-value, in their order. */
export function bestTerms(
  { terms, sets, alpha }: Pick<ResultFunctionsView, 'terms' | 'sets' | 'alpha'>,
  { aspect, top = Infinity }: BestTermsOptions,
): ResultTerm[] {
  const ofAspect = terms.filter((term) => aspect === undefined || term.aspect === aspect);
  const best = new Set(
    sets.flatMap((_, set) =>
      ofAspect
        .filter((term) => isEnriched(term, set, alpha))
        .sort((a, b) => compareIn(set, a, b))
        .slice(0, top),
    ),
  );
  return ofAspect.filter((term) => best.has(term));
}

/** By p-value in a set, then id: the order in which `testResultFunctions` keeps the best ones of an aspect. */
const compareIn = (set: number, a: ResultTerm, b: ResultTerm): number =>
  a.adjustedLog10[set] - b.adjustedLog10[set] || a.pLog10[set] - b.pLog10[set] || compareTexts(a.id, b.id);
