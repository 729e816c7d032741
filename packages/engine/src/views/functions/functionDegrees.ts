import { editionModels } from '@trellis/core/degrees';
import {
  type TermPopulation,
  countSignificant,
  termTestByDegrees,
  type DegreeTerms,
  type AspectTests,
} from '@trellis/core/ontology';
import { intersect } from '@trellis/core/dataset';
import type { Result, ResultColumn } from '@trellis/core/result';
import { type Correction, log10Of } from '@trellis/core/stats';
import type { TermDegrees } from '@trellis/contract';
import type { RankedTerm } from './significantTerms.ts';

/** The tests of one set by the degrees of genes, per aspect; null for all rows of the result, and without a model. */
export type SetDegrees = readonly (DegreeTerms | null)[] | null;

interface TestedFunctions {
  readonly population: TermPopulation;
  readonly correction: Correction;
  readonly checkpoint: () => void;
}

/** Returns a test of the targets of an analysis by the degrees of genes. */
export function functionTestByDegrees(
  { published, universe }: Result,
  { population, correction, checkpoint }: TestedFunctions,
): (column: ResultColumn, tests: readonly AspectTests[]) => SetDegrees {
  const models = editionModels(published, universe);
  const testOf = (model: typeof models.binding) => model && termTestByDegrees(population, model);
  const [binding, expression] = [testOf(models.binding), testOf(models.expression)];
  return ({ analysis, present, group }, tests) => {
    checkpoint();
    if (group?.isMixed) return null;
    const test = analysis.expression ? expression : binding;
    return test && test({ genes: intersect(present, universe), tests, correction });
  };
}

/** A set with its tests by equal chances and by degrees. */
interface TestedSet {
  readonly tests: readonly AspectTests[];
  readonly degrees: SetDegrees;
}

/** The tests of one term in all sets, given the index of its aspect. */
export function termDegrees(sets: readonly TestedSet[], { term }: RankedTerm, aspect: number): TermDegrees {
  const rows = sets.map(({ tests, degrees }) => statisticsOf(tests[aspect], degrees?.[aspect] ?? null, term));
  return {
    expected: rows.map(({ expected }) => expected),
    pLog10: rows.map(({ pLog10 }) => pLog10),
    adjustedLog10: rows.map(({ adjustedLog10 }) => adjustedLog10),
  };
}

/** A term without a gene of the set has p = 1. */
function statisticsOf({ terms }: AspectTests, degrees: DegreeTerms | null, term: number) {
  if (!degrees) return { expected: NaN, pLog10: NaN, adjustedLog10: NaN };
  const at = indexOf(term, terms);
  const log = (values: Float64Array) => (at < 0 ? 0 : log10Of(values[at]));
  return { expected: degrees.expectedOf(term), pLog10: log(degrees.logP), adjustedLog10: log(degrees.logAdjusted) };
}

/** The index of a term in rising ones; -1 without it. A million searches from the start would take longer than the tests. */
function indexOf(term: number, terms: Uint32Array): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle] < term) low = middle + 1;
    else high = middle;
  }
  return terms[low] === term ? low : -1;
}

/** Number of significant terms of a set in one aspect; null without a model. */
export const significantByDegrees = ({ tests, degrees }: TestedSet, aspect: number, alpha: number): number | null => {
  const of = degrees?.[aspect];
  return of ? countSignificant(of, tests[aspect], alpha) : null;
};
