import * as maths from '../maths/index.ts';
import {
  addBit,
  bitsToIndices,
  countBits,
  countCommon,
  emptyBitset,
  forEachBit,
  intersect,
  type Bitset,
} from '../dataset/bitset.ts';
import type { GeneClasses } from './geneClasses.ts';
import { fitDegrees, type DegreeTable } from './fitDegrees.ts';

/** How many sets of one type of experiments hold each gene of a universe, as probabilities: x y / (1 + x y) for a set of size y. */
export interface DegreeModel {
  /** Class of each gene of the universe, by gene index. */
  readonly classOf: Uint16Array;
  /** The x of each class. */
  readonly x: Float64Array;
}

/**
 * Fits the model of sets within a universe; null without a set. Genes of no set and of all sets, and sets without or with all of
 * the other genes, are left out of the fit; a gene of no set then gets half of the smallest x, one of all sets twice the largest.
 * Cost on 28,000 coding genes: about 0.2 s.
 */
export function degreeModelOf(sets: readonly Bitset[], universe: Bitset): DegreeModel | null {
  const within = sets.map((set) => intersect(set, universe)).filter((set) => countBits(set) > 0);
  if (!within.length) return null;
  const cut = cutToFit(within, universe);
  const table = tableOf(cut);
  const x = table.degrees.length ? fitDegrees(table) : Float64Array.of(1);
  return {
    classOf: classesOfGenes(cut, table, universe),
    x: Float64Array.of(x[0] / 2, ...x, x[x.length - 1] * 2),
  };
}

/** 0 for a gene of no set, then one class per degree, and the last for a gene of all sets. */
function classesOfGenes({ genes, degrees, full }: CutSets, table: DegreeTable, universe: Bitset): Uint16Array {
  const classes = new Map(Array.from(table.degrees, (degree, i) => [degree, i + 1]));
  const classOf = new Uint16Array(universe.length * 32);
  forEachBit(genes, (gene) => (classOf[gene] = classes.get(degrees[gene]) ?? 0));
  forEachBit(full, (gene) => (classOf[gene] = table.degrees.length + 1));
  return classOf;
}

/** The genes and sets that a fit can have. */
interface CutSets {
  readonly genes: Bitset;
  readonly sets: readonly Bitset[];
  /** Per gene, the number of these sets that hold it. */
  readonly degrees: Uint32Array;
  /** Genes that all sets hold. */
  readonly full: Bitset;
}

/** Leaves out genes of no and of all sets, and sets without or with all genes, until there is neither. */
function cutToFit(all: readonly Bitset[], universe: Bitset): CutSets {
  const size = universe.length * 32;
  const full = emptyBitset(size);
  let [genes, sets] = [universe, all];
  for (;;) {
    const degrees = degreesOf(sets, size);
    const kept = emptyBitset(size);
    forEachBit(genes, (gene) => {
      if (degrees[gene] > 0) addBit(degrees[gene] === sets.length ? full : kept, gene);
    });
    const most = countBits(kept);
    const partial = sets.filter((set) => {
      const count = countCommon(set, kept);
      return count > 0 && count < most;
    });
    if (partial.length === sets.length) return { genes: kept, sets, degrees, full };
    [genes, sets] = [kept, partial];
  }
}

function degreesOf(sets: readonly Bitset[], size: number): Uint32Array {
  const degrees = new Uint32Array(size);
  for (const set of sets) forEachBit(set, (gene) => degrees[gene]++);
  return degrees;
}

function tableOf({ genes, sets, degrees }: CutSets): DegreeTable {
  const byDegree = classesOf(Array.from(bitsToIndices(genes), (gene) => degrees[gene]));
  const bySize = classesOf(sets.map((set) => countCommon(set, genes)));
  return { degrees: byDegree.values, genes: byDegree.counts, sizes: bySize.values, sets: bySize.counts };
}

/** Different values, rising, and how often each is there. */
function classesOf(values: readonly number[]): { readonly values: Float64Array; readonly counts: Float64Array } {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return {
    values: Float64Array.from(sorted, ([value]) => value),
    counts: Float64Array.from(sorted, ([, count]) => count),
  };
}

/** Number of genes of a set in each class of a model; the genes have to be in its universe. */
export function classCounts({ classOf, x }: DegreeModel, genes: Bitset): Float64Array {
  const counts = new Float64Array(x.length);
  forEachBit(genes, (gene) => counts[classOf[gene]]++);
  return counts;
}

/** Probability that a set with the factor y holds a gene with the factor x. */
export const chance = (x: number, y: number): number => (x * y) / (1 + x * y);

/** Rounds of Newton's method for the size of a set; some six are usual. */
const maxSteps = 200;

/**
 * The y of a set of `size` genes among genes that could be drawn: the sum of x y / (1 + x y) over these is its size. The size has
 * to be above 0 and below their number.
 */
export function sizeFactor({ x, counts }: GeneClasses, size: number): number {
  let logY = maths.log(size / x.reduce((sum, value, i) => sum + value * counts[i], 0));
  for (let step = 0; step < maxSteps; step++) {
    const y = maths.exp(logY);
    let [sum, slope] = [0, 0];
    for (let i = 0; i < x.length; i++) {
      const p = chance(x[i], y);
      sum += counts[i] * p;
      slope += counts[i] * p * (1 - p);
    }
    const missing = size - sum;
    if (Math.abs(missing) <= 1e-12 * size) break;
    logY += Math.max(-1, Math.min(1, missing / slope));
  }
  return maths.exp(logY);
}
