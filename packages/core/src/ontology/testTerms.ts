import { countCommon, type Bitset } from '../dataset/bitset.ts';
import type { Aspect } from '../dataset/ontology.ts';
import { correctLogPValues, type Correction } from '../stats/correctLogPValues.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';
import { countTerms, type AspectPopulation, type TermPopulation } from './termPopulation.ts';

/** The tests of one gene set in one aspect. */
export interface AspectTests {
  readonly aspect: Aspect;
  /** Number of genes that can be drawn: P. */
  readonly population: number;
  /** Number of them in the gene set: n. */
  readonly n: number;
  /** Number of tested terms. */
  readonly tested: number;
  /** The tested terms with a gene of the set, rising, and of each: its genes in the set, and natural logarithms of p. */
  readonly terms: Uint32Array;
  readonly k: Uint32Array;
  readonly logP: Float64Array;
  readonly logAdjusted: Float64Array;
}

/**
 * Tests a gene set for enriched terms: hypergeometric tail P(X >= k) of every tested term, corrected over the tested terms of
 * its aspect. A term without a gene of the set has p = 1 and counts in the correction. The genes have to be in the universe.
 * Cost for 3,000 of 38,684 genes: about 10 ms.
 */
export function testTerms(population: TermPopulation, genes: Bitset, correction: Correction = 'bh'): AspectTests[] {
  const { annotations, sizes } = population;
  const counts = countTerms(annotations, genes, sizes.length);
  return population.aspects.map((aspect) => testAspect(aspect, { genes, counts, sizes, correction }));
}

interface CountedSet {
  readonly genes: Bitset;
  readonly counts: Uint32Array;
  readonly sizes: Uint32Array;
  readonly correction: Correction;
}

function testAspect({ aspect, genes: drawn, size, tested }: AspectPopulation, set: CountedSet): AspectTests {
  const { genes, counts, sizes, correction } = set;
  const n = countCommon(drawn, genes);
  const tail = tailsOf(n, size);
  const logs = Float64Array.from(tested, (term) => tail(counts[term], sizes[term]));
  const corrected = correctLogPValues(logs, correction);
  const hit = Array.from(tested.keys()).filter((i) => counts[tested[i]] > 0);
  return {
    aspect,
    population: size,
    n,
    tested: tested.length,
    terms: Uint32Array.from(hit, (i) => tested[i]),
    k: Uint32Array.from(hit, (i) => counts[tested[i]]),
    logP: Float64Array.from(hit, (i) => logs[i]),
    logAdjusted: Float64Array.from(hit, (i) => corrected[i]),
  };
}

/** Tails of draws of one size from one population; terms of equal size and count share one. */
function tailsOf(sample: number, population: number): (hits: number, marked: number) => number {
  const known = new Map<number, number>();
  return (hits, marked) => {
    if (hits === 0) return 0;
    const key = marked * (sample + 1) + hits;
    const tail = known.get(key) ?? logHypergeometricTail({ hits, sample, marked, population }, 'greater');
    known.set(key, tail);
    return tail;
  };
}
