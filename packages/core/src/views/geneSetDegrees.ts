import { degreeSet, degreeUniverse, testOverlap, type TypedSet } from '../degrees/overlapByDegrees.ts';
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
  /** The genes that could be drawn. */
  readonly drawn: Bitset;
  /** Numbers of common genes, pair after pair. */
  readonly common: ArrayLike<number>;
  readonly correction: Correction;
  readonly checkpoint: () => void;
}

/** Tests every pair of sets by the degrees of genes. Cost on 28,000 coding genes: 10 microseconds per pair, after the fit. */
export function testPairsByDegrees({ published, universe }: Result, compared: Compared): DegreeMatrix {
  const { sets, common, correction, checkpoint } = compared;
  const within = degreeUniverse(editionModels(published, universe), compared.drawn);
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
