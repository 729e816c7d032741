import { countBits, intersect, type Bitset } from '../dataset/bitset.ts';
import { classCounts, sizeFactor, type DegreeModel } from '../degrees/degreeModel.ts';
import { drawnClasses } from '../degrees/drawnClasses.ts';
import { expectedOfClasses, testClasses } from '../degrees/overlapByDegrees.ts';
import { correctLogPValues, type Correction } from '../stats/correctLogPValues.ts';
import { isSignificant, log10Of } from '../stats/pValue.ts';
import { termClasses, type TermClasses } from './termClasses.ts';
import type { AspectPopulation, TermPopulation } from './termPopulation.ts';
import type { AspectTests } from './testTerms.ts';

/** The tests of a gene set in one aspect by the degrees of genes; each element belongs to a term of `AspectTests`. */
export interface DegreeTerms {
  /** Natural logarithms of p; corrected over all tested terms. */
  readonly logP: Float64Array;
  readonly logAdjusted: Float64Array;
  /** Number of genes of a tested term that degrees explain. */
  readonly expectedOf: (term: number) => number;
}

interface TestedAnalysis {
  readonly genes: Bitset;
  /** The tests of the same genes by equal chances: a term without a gene of the set has p = 1 in both. */
  readonly tests: readonly AspectTests[];
  readonly correction: Correction;
}

/**
 * Returns a test of the terms of a population by the degrees of genes: P(g in A) for the genes of a term, where the set has its
 * size among the genes that could be drawn. Null per aspect in which the set has no or all of these genes. Cost:
 * some 100 ms per analysis.
 */
export function termTestByDegrees(
  population: TermPopulation,
  model: DegreeModel,
): (analysis: TestedAnalysis) => (DegreeTerms | null)[] {
  const aspects = population.aspects.map((aspect) => ({
    aspect,
    drawn: drawnClasses(model, classCounts(model, aspect.genes)),
    classesOf: termClasses(population, aspect, model),
  }));
  return ({ genes, tests, correction }) =>
    aspects.map(({ aspect, drawn, classesOf }, a) => {
      const size = countBits(intersect(genes, aspect.genes));
      if (size === 0 || size >= aspect.size) return null;
      return testAspect({ aspect, classesOf, y: sizeFactor(drawn.all, size) }, tests[a], correction);
    });
}

interface DrawnAspect {
  readonly aspect: AspectPopulation;
  readonly classesOf: TermClasses;
  readonly y: number;
}

function testAspect(
  { aspect, classesOf, y }: DrawnAspect,
  { terms, k }: AspectTests,
  correction: Correction,
): DegreeTerms {
  const test = (term: number, hits: number) => {
    const all = classesOf(term);
    return testClasses({ all, nodes: all }, [y], hits);
  };
  const logP = Float64Array.from(terms, (term, i) => test(term, k[i])?.greater ?? NaN);
  const logs = new Float64Array(aspect.tested.length);
  logs.set(logP);
  return {
    logP,
    logAdjusted: correctLogPValues(logs, correction).slice(0, terms.length),
    expectedOf: (term) => expectedOfClasses(classesOf(term), y),
  };
}

/** Number of terms with an adjusted p-value of at most alpha; an adjusted p-value of 1 belongs to the terms without a gene as well. */
export function countSignificant(degrees: DegreeTerms, { tested, terms }: AspectTests, alpha: number): number {
  const others = alpha >= 1 ? tested - terms.length : 0;
  return degrees.logAdjusted.reduce((count, log) => count + (isSignificant(log10Of(log), alpha) ? 1 : 0), others);
}
