import {
  degreeSet,
  degreeUniverse,
  testOverlap,
  type DegreeUniverse,
  type TypedSet,
} from '../degrees/overlapByDegrees.ts';
import { editionModels } from '../degrees/editionModels.ts';
import type { Bitset } from '../dataset/bitset.ts';
import type { Result } from '../result/result.ts';
import { correctLogPValues, type Correction } from '../stats/correctLogPValues.ts';
import { log10Of } from '../stats/pValue.ts';

/** Tests of pairs by the degrees of genes, pair after pair; NaN for a pair that has none. */
export interface DegreeMatrix {
  readonly expected: Float64Array;
  readonly greaterLog10: Float64Array;
  readonly lessLog10: Float64Array;
  readonly greaterAdjustedLog10: Float64Array;
  readonly lessAdjustedLog10: Float64Array;
}

interface Compared {
  readonly sets: readonly TypedSet[];
  /** Numbers of common genes, pair after pair. */
  readonly common: ArrayLike<number>;
  readonly correction: Correction;
  readonly checkpoint: () => void;
}

/** Tests every pair of sets by the degrees of genes in all analyses of the edition; `drawn` are the genes that could be drawn. */
export const testPairsByDegrees = (
  { published, universe }: Result,
  { drawn, ...compared }: Compared & { readonly drawn: Bitset },
): DegreeMatrix => testPairsWithin(degreeUniverse(editionModels(published, universe), drawn), compared);

/** Tests every pair of sets by some degrees of genes. Cost on 28,000 coding genes: 5 microseconds per pair. */
export function testPairsWithin(
  within: DegreeUniverse,
  { sets, common, correction, checkpoint }: Compared,
): DegreeMatrix {
  const ready = sets.map((set) => degreeSet(within, set));
  const [expected, greater, less] = [emptyTests(common), emptyTests(common), emptyTests(common)];
  let pair = 0;
  for (let a = 0; a < ready.length; a++) {
    checkpoint();
    for (let b = a + 1; b < ready.length; b++, pair++) {
      const tested = testOverlap(within, [ready[a], ready[b]], common[pair]);
      if (tested) [expected[pair], greater[pair], less[pair]] = [tested.expected, tested.greater, tested.less];
    }
  }
  return {
    expected,
    greaterLog10: greater.map(log10Of),
    lessLog10: less.map(log10Of),
    greaterAdjustedLog10: correctLogPValues(greater, correction).map(log10Of),
    lessAdjustedLog10: correctLogPValues(less, correction).map(log10Of),
  };
}

const emptyTests = ({ length }: ArrayLike<number>): Float64Array => new Float64Array(length).fill(NaN);
