import { intersect, type Bitset } from '../dataset/bitset.ts';
import type { Aspect } from '../dataset/ontology.ts';
import { countTests, type AspectCounts } from '../ontology/aspectCounts.ts';
import { hasDegrees, type TestModel } from '../degrees/testModel.ts';
import { requireOntology } from '../ontology/requireOntology.ts';
import { defaultTermSizes, termPopulation, type PopulationOptions } from '../ontology/termPopulation.ts';
import { testTerms, type AspectTests } from '../ontology/testTerms.ts';
import type { Result } from '../result/result.ts';
import type { Correction } from '../stats/correctLogPValues.ts';
import { columnInfo, type ColumnInfo, type LabelOption } from './columnInfo.ts';
import { analysisKey, type AnalysisKey } from './geneSets.ts';
import { functionTestByDegrees, significantByDegrees, termDegrees, type SetDegrees } from './functionDegrees.ts';
import { rankTerms, significantTerms, type RankedTerm, type ResultTerm } from './significantTerms.ts';
import { selectionOf, type Selection } from './testedSets.ts';

export type { ResultTerm, TermDegrees } from './significantTerms.ts';

export interface ResultFunctionsOptions extends PopulationOptions, LabelOption {
  readonly correction?: Correction;
  /** Largest adjusted p-value of a significant term. */
  readonly alpha?: number;
  /** Keeps only terms that are among so many best ones of a set, in each aspect; all by default. */
  readonly top?: number;
  /** What explains genes of a term by chance; equal chances by default. */
  readonly model?: TestModel;
}

/** How functions were tested. */
export interface FunctionTest extends Required<Omit<PopulationOptions, 'aspects'>> {
  readonly correction: Correction;
  readonly alpha: number;
  /** What has selected the genes of the result. */
  readonly selection: Selection;
  /** Left out for equal chances. */
  readonly model?: TestModel;
}

/** The functions of all genes of a result and of the targets of each analysis. */
export interface ResultFunctionsView extends FunctionTest {
  /** All rows of the result, then the shown analyses in their order. */
  readonly sets: readonly TestedGeneSet[];
  /** Number of terms that are significant in at least one set. */
  readonly significant: Readonly<Partial<Record<Aspect, number>>>;
  /** These terms, or the best ones of each set, by their smallest adjusted p-value. */
  readonly terms: readonly ResultTerm[];
}

/** The tests of one set. */
export interface TestedGeneSet {
  /** Null for all rows of the result. */
  readonly analysis: AnalysisKey | null;
  readonly info: ColumnInfo | null;
  readonly aspects: Readonly<Partial<Record<Aspect, SetCounts>>>;
}

/** The tests of a set in one aspect, counted. */
export interface SetCounts extends Omit<AspectCounts, 'significant'> {
  /** Null for a test by degrees that was not made. */
  readonly significant: number | null;
  /** With the model `both`, the number of terms that are significant by the degrees of genes; null without a model of them. */
  readonly significantDegrees?: number | null;
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
