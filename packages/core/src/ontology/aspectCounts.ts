import type { Aspect } from '../dataset/ontology.ts';
import { isSignificant, log10Of } from '../stats/pValue.ts';
import type { AspectTests } from './testTerms.ts';

/** The tests of a gene set in one aspect, counted. */
export interface AspectCounts {
  /** Genes that can be drawn, and those of them in the set. */
  readonly population: number;
  readonly n: number;
  /** Number of tested terms, and of those whose adjusted p-value is at most alpha. */
  readonly tested: number;
  readonly significant: number;
}

/** Counts the tests of a gene set, by aspect. */
export const countTests = (
  tests: readonly AspectTests[],
  alpha: number,
): Readonly<Partial<Record<Aspect, AspectCounts>>> =>
  Object.fromEntries(tests.map((aspect) => [aspect.aspect, countsOf(aspect, alpha)]));

/** An adjusted p-value of 1 belongs to the terms without a gene of the set as well. */
function countsOf({ population, n, tested, logAdjusted, terms }: AspectTests, alpha: number): AspectCounts {
  const others = alpha >= 1 ? tested - terms.length : 0;
  const significant = logAdjusted.reduce(
    (count, log) => count + (isSignificant(log10Of(log), alpha) ? 1 : 0),
    others,
  );
  return { population, n, tested, significant };
}
