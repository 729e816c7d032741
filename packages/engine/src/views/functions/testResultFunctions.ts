import { intersect, type Bitset } from '@trellis/core/dataset';
import {
  countTests,
  requireOntology,
  defaultTermSizes,
  termPopulation,
  type PopulationOptions,
  testTerms,
  type AspectTests,
} from '@trellis/core/ontology';
import { hasDegrees, type TestModel } from '@trellis/core/degrees';
import type { Result } from '@trellis/core/result';
import type { Correction } from '@trellis/core/stats';
import { columnInfo, type LabelOption, analysisKey, selectionOf } from '@trellis/core/views';
import type { ResultTerm, FunctionTest, ResultFunctionsView, TestedGeneSet } from '@trellis/contract';
import { functionTestByDegrees, significantByDegrees, termDegrees, type SetDegrees } from './functionDegrees.ts';
import { rankTerms, significantTerms, type RankedTerm } from './significantTerms.ts';

export interface ResultFunctionsOptions extends PopulationOptions, LabelOption {
  readonly correction?: Correction;
  /** Largest adjusted p-value of a significant term. */
  readonly alpha?: number;
  /** Keeps only terms that are among so many best ones of a set, in each aspect; all by default. */
  readonly top?: number;
  /** What explains genes of a term by chance; equal chances by default. */
  readonly model?: TestModel;
}

/**
 * Tests the rows of a result and the shown targets of each analysis for enriched terms, within the universe; each set is
 * corrected on its own. Throws `no-ontology`, and the errors of `termPopulation`. Cost: 5 ms per analysis.
 */
export function testResultFunctions(
  result: Result,
  options: ResultFunctionsOptions = {},
  checkpoint: () => void = () => {},
): ResultFunctionsView {
  const { top = Infinity } = options;
  const tested = functionTest(result, options);
  const population = termPopulation(requireOntology(result.dataset), result.universe, options);
  const test = (genes: Bitset): AspectTests[] => {
    checkpoint();
    return testTerms(population, intersect(genes, result.universe), tested.correction);
  };
  const { alpha, correction, model } = tested;
  const testDegrees = hasDegrees(model)
    ? functionTestByDegrees(result, { population, correction, checkpoint })
    : () => null;
  const all = { analysis: null, info: null, tests: test(result.rowSet), degrees: null };
  const analyses = result.columns.map((column) => {
    const tests = test(column.present);
    return {
      analysis: analysisKey(result, column),
      info: columnInfo(result, column, options),
      tests,
      degrees: testDegrees(column, tests),
    };
  });
  const sets = [all, ...analyses];
  const aspects = significantTerms(
    population,
    sets.map(({ tests }) => tests),
    { alpha, top },
  );
  return {
    ...tested,
    sets: sets.map(({ tests, degrees, ...set }) => ({
      ...set,
      aspects: countsOf({ tests, degrees }, { alpha, model }),
    })),
    significant: Object.fromEntries(aspects.map(({ aspect, significant }) => [aspect, significant])),
    terms: rankTerms(aspects).map((ranked) => withDegrees(sets, ranked, model)),
  };
}

function countsOf(
  set: { readonly tests: readonly AspectTests[]; readonly degrees: SetDegrees },
  { alpha, model }: Pick<FunctionTest, 'alpha' | 'model'>,
): TestedGeneSet['aspects'] {
  const counts = countTests(set.tests, alpha);
  if (!hasDegrees(model)) return counts;
  return Object.fromEntries(
    set.tests.map(({ aspect }, a) => {
      const byDegrees = significantByDegrees(set, a, alpha);
      const given = model === 'degrees' ? { significant: byDegrees } : { significantDegrees: byDegrees };
      return [aspect, { ...counts[aspect], ...given }];
    }),
  );
}

/** The tests of a term, by equal chances, by degrees, or both. The terms are those of equal chances. */
function withDegrees(
  sets: readonly { readonly tests: readonly AspectTests[]; readonly degrees: SetDegrees }[],
  ranked: RankedTerm,
  model: TestModel = 'uniform',
): ResultTerm {
  if (!hasDegrees(model)) return ranked.row;
  const aspect = sets[0].tests.findIndex((tests) => tests.aspect === ranked.row.aspect);
  const degrees = termDegrees(sets, ranked, aspect);
  if (model === 'both') return { ...ranked.row, degrees };
  return { ...ranked.row, pLog10: degrees.pLog10, adjustedLog10: degrees.adjustedLog10 };
}

function functionTest(result: Result, options: ResultFunctionsOptions): FunctionTest {
  const { scope = 'annotated', evidence = 'all', correction = 'bh', alpha = 0.05 } = options;
  const { min = defaultTermSizes.min, max = defaultTermSizes.max } = options;
  return {
    ...{ scope, evidence, min, max, correction, alpha },
    selection: selectionOf(result),
    ...(hasDegrees(options.model) && { model: options.model }),
  };
}
