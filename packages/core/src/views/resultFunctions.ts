import { intersect, type Bitset } from '../dataset/bitset.ts';
import type { Aspect } from '../dataset/ontology.ts';
import { countTests, type AspectCounts } from '../ontology/aspectCounts.ts';
import { requireOntology } from '../ontology/requireOntology.ts';
import { defaultTermSizes, termPopulation, type PopulationOptions } from '../ontology/termPopulation.ts';
import { testTerms, type AspectTests } from '../ontology/testTerms.ts';
import type { Result } from '../result/result.ts';
import type { Correction } from '../stats/correctLogPValues.ts';
import { columnInfo, type ColumnInfo, type LabelOption } from './columnInfo.ts';
import { analysisKey, type AnalysisKey } from './geneSets.ts';
import { rankTerms, significantTerms, type ResultTerm } from './significantTerms.ts';
import { selectionOf, type Selection } from './testedSets.ts';

export type { ResultTerm } from './significantTerms.ts';

export interface ResultFunctionsOptions extends PopulationOptions, LabelOption {
  readonly correction?: Correction;
  /** Largest adjusted p-value of a significant term. */
  readonly alpha?: number;
  /** Keeps only terms that are among so many best ones of a set, in each aspect; all by default. */
  readonly top?: number;
}

/** How functions were tested. */
export interface FunctionTest extends Required<Omit<PopulationOptions, 'aspects'>> {
  readonly correction: Correction;
  readonly alpha: number;
  /** What has selected the genes of the result. */
  readonly selection: Selection;
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
  readonly aspects: Readonly<Partial<Record<Aspect, AspectCounts>>>;
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
  const all = { analysis: null, info: null, tests: test(result.rowSet) };
  const analyses = result.columns.map((column) => ({
    analysis: analysisKey(result, column),
    info: columnInfo(result, column, options),
    tests: test(column.present),
  }));
  const sets = [all, ...analyses];
  const aspects = significantTerms(
    population,
    sets.map(({ tests }) => tests),
    { alpha: tested.alpha, top },
  );
  return {
    ...tested,
    sets: sets.map(({ tests, ...set }) => ({ ...set, aspects: countTests(tests, tested.alpha) })),
    significant: Object.fromEntries(aspects.map(({ aspect, significant }) => [aspect, significant])),
    terms: rankTerms(aspects),
  };
}

function functionTest(result: Result, options: ResultFunctionsOptions): FunctionTest {
  const { scope = 'annotated', evidence = 'all', correction = 'bh', alpha = 0.05 } = options;
  const { min = defaultTermSizes.min, max = defaultTermSizes.max } = options;
  return { scope, evidence, min, max, correction, alpha, selection: selectionOf(result) };
}
