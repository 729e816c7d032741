import { countBits, type Bitset } from '../dataset/bitset.ts';
import type { Draws, LogTails } from '../stats/draws.ts';
import { isExact, logTailsOfDraws, meanOfDraws } from '../stats/independentDraws.ts';
import { chance, classCounts, sizeFactor, type DegreeModel } from './degreeModel.ts';
import { drawnClasses, type DrawnClasses } from './drawnClasses.ts';
import type { DegreeModels } from './editionModels.ts';

/** A gene set, of binding or of expression experiments, within the genes that could be drawn. */
export interface TypedSet {
  readonly expression: boolean;
  readonly genes: Bitset;
  /** Whether genes of binding and of expression are in it, which have no common model. */
  readonly isMixed?: boolean;
}

/** The number of common genes that degrees explain, and natural logarithms of the p-values. */
export interface DegreeTest extends LogTails {
  readonly expected: number;
}

/** A set that is ready for tests. */
export interface DegreeSet {
  readonly expression: boolean;
  /** The y of the set; null without a model, and for a set without or with all genes. */
  readonly y: number | null;
  /** Of a binding set, its genes by their classes in the expression model, arranged when they are read; null without it, and for a set without or with all genes. */
  readonly kept: DrawnClasses | null;
}

/** The genes that could be drawn, by their classes in the models of their degrees. */
export interface DegreeUniverse {
  readonly models: DegreeModels;
  readonly size: number;
  readonly binding: DrawnClasses | null;
  readonly expression: DrawnClasses | null;
}

/** Counts the genes that could be drawn by class; they have to be in the universe of the models. */
export function degreeUniverse(models: DegreeModels, drawn: Bitset): DegreeUniverse {
  const classesIn = (model: DegreeModel | null) => model && drawnClasses(model, classCounts(model, drawn));
  return {
    models,
    size: countBits(drawn),
    binding: classesIn(models.binding),
    expression: classesIn(models.expression),
  };
}

/** Makes a set ready: solves its y. The genes have to be among those that could be drawn. */
export function degreeSet(universe: DegreeUniverse, { expression, genes, isMixed = false }: TypedSet): DegreeSet {
  const { models, size: all } = universe;
  const size = countBits(genes);
  const isTested = size > 0 && size < all && !isMixed;
  const classes = expression ? universe.expression : universe.binding;
  const { expression: model } = models;
  let kept: DrawnClasses | null = null;
  return {
    expression,
    y: classes && isTested ? sizeFactor(classes.all, size) : null,
    get kept() {
      if (isTested && !expression && model) kept ??= drawnClasses(model, classCounts(model, genes));
      return kept;
    },
  };
}

/**
 * Tests the overlap of two sets: of one type, P(g in A) P(g in B) for each gene that could be drawn; of binding and expression,
 * P(g in E) for the genes of the binding set, which is kept. Null where a set has no y.
 */
export function testOverlap(
  universe: DegreeUniverse,
  [a, b]: readonly [DegreeSet, DegreeSet],
  common: number,
): DegreeTest | null {
  if (a.expression === b.expression) {
    const classes = a.expression ? universe.expression : universe.binding;
    return testClasses(classes, [a.y, b.y], common);
  }
  const [expression, binding] = a.expression ? [a, b] : [b, a];
  return testClasses(binding.kept, [expression.y], common);
}

/**
 * Tests a number of genes that are in all sets with these y, of the genes of some classes. The smooth sums of the saddle point
 * run over the few nodes of the classes, the exact convolution over the classes.
 */
export function testClasses(
  classes: DrawnClasses | null,
  factors: readonly (number | null)[],
  common: number,
): DegreeTest | null {
  const known = factors.filter((y) => y !== null);
  if (!classes || known.length < factors.length) return null;
  const few = drawsOf(classes.nodes, known);
  const expected = meanOfDraws(few);
  const isFew = classes.nodes === classes.all || !isExact(common, expected);
  const draws = isFew ? few : drawsOf(classes.all, known);
  return { expected, ...logTailsOfDraws(draws, common, expected) };
}

/** The number of genes of some classes that are in a set with this y. */
export const expectedOfClasses = (classes: DrawnClasses['all'], y: number): number =>
  meanOfDraws(drawsOf(classes, [y]));

/** Buffer for the probabilities of the test that is being made: an array for each of 100,000 pairs costs as much as the test. */
let buffer = new Float64Array(512);

/** The draws of some classes; they hold until the next call. */
function drawsOf({ x, counts }: DrawnClasses['all'], factors: readonly number[]): Draws {
  if (buffer.length < x.length) buffer = new Float64Array(2 * x.length);
  const [one, other] = factors;
  for (let i = 0; i < x.length; i++)
    buffer[i] = factors.length === 1 ? chance(x[i], one) : chance(x[i], one) * chance(x[i], other);
  return { counts, probabilities: buffer };
}
