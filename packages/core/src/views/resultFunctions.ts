import { compareTexts } from '../compareTexts.ts';
import { intersect, type Bitset } from '../dataset/bitset.ts';
import type { Aspect } from '../dataset/ontology.ts';
import { countTests, type AspectCounts } from '../ontology/aspectCounts.ts';
import { requireOntology } from '../ontology/requireOntology.ts';
import { termPopulation, type PopulationOptions, type TermPopulation } from '../ontology/termPopulation.ts';
import { testTerms, type AspectTests } from '../ontology/testTerms.ts';
import type { Result } from '../result/result.ts';
import type { Correction } from '../stats/correctLogPValues.ts';
import { log10Of } from '../stats/pValue.ts';
import { columnInfo, type ColumnInfo, type LabelOption } from './columnInfo.ts';
import { analysisKey, type AnalysisKey } from './geneSets.ts';

export interface ResultFunctionsOptions extends PopulationOptions, LabelOption {
  readonly correction?: Correction;
  /** Largest adjusted p-value of a significant term. */
  readonly alpha?: number;
}

/** The functions of all genes of a result and of the targets of each analysis. */
export interface ResultFunctionsView {
  /** All rows of the result, then the shown analyses in their order. */
  readonly sets: readonly TestedGeneSet[];
  /** Terms that are significant in at least one set, by their smallest adjusted p-value. */
  readonly terms: readonly ResultTerm[];
}

/** The tests of one set. */
export interface TestedGeneSet {
  /** Null for all rows of the result. */
  readonly analysis: AnalysisKey | null;
  readonly info: ColumnInfo | null;
  readonly aspects: Readonly<Partial<Record<Aspect, AspectCounts>>>;
}

/** One term with its tests in every set; the arrays have one element per set. */
export interface ResultTerm {
  readonly id: string;
  readonly name: string;
  readonly aspect: Aspect;
  /** Genes of the term in the universe, and of the population. */
  readonly K: number;
  readonly P: number;
  /** Genes of the term in the set. */
  readonly k: readonly number[];
  /** Base-10 logarithms of the p-values; 0 without a gene. */
  readonly pLog10: readonly number[];
  readonly adjustedLog10: readonly number[];
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
  const { correction, alpha = 0.05 } = options;
  const { universe, rowSet, columns } = result;
  const population = termPopulation(requireOntology(result.dataset), universe, options);
  const test = (genes: Bitset): AspectTests[] => {
    checkpoint();
    return testTerms(population, intersect(genes, universe), correction);
  };
  const all = { analysis: null, info: null, tests: test(rowSet) };
  const sets = columns.map((column) => ({
    analysis: analysisKey(result, column),
    info: columnInfo(result, column, options),
    tests: test(column.present),
  }));
  return {
    sets: [all, ...sets].map(({ tests, ...set }) => ({ ...set, aspects: countTests(tests, alpha) })),
    terms: significantTerms(
      population,
      [all, ...sets].map(({ tests }) => tests),
      alpha,
    ),
  };
}

/** A row of the answer while it is filled. */
interface FilledTerm {
  readonly k: number[];
  readonly logP: number[];
  readonly logAdjusted: number[];
}

function significantTerms(
  population: TermPopulation,
  sets: readonly (readonly AspectTests[])[],
  alpha: number,
): ResultTerm[] {
  const { ids, names } = population.go.ontology;
  return population.aspects
    .flatMap(({ aspect, size: P }, a) => {
      const filled = fillTerms(
        sets.map((tests) => tests[a]),
        alpha,
      );
      return [...filled].map(([term, { k, logP, logAdjusted }]) => ({
        best: Math.min(...logAdjusted),
        smallest: Math.min(...logP),
        row: {
          id: ids[term],
          name: names[term],
          aspect,
          K: population.sizes[term],
          P,
          k,
          pLog10: logP.map(log10Of),
          adjustedLog10: logAdjusted.map(log10Of),
        },
      }));
    })
    .sort((a, b) => a.best - b.best || a.smallest - b.smallest || compareTexts(a.row.id, b.row.id))
    .map(({ row }) => row);
}

/** The tests of one aspect in every set, by the terms that are significant in any. */
function fillTerms(sets: readonly AspectTests[], alpha: number): ReadonlyMap<number, FilledTerm> {
  const filled = new Map<number, FilledTerm>();
  const zeros = () => sets.map(() => 0);
  for (const { terms, logAdjusted } of sets) {
    terms.forEach((term, i) => {
      if (Math.exp(logAdjusted[i]) > alpha || filled.has(term)) return;
      filled.set(term, { k: zeros(), logP: zeros(), logAdjusted: zeros() });
    });
  }
  sets.forEach(({ terms, k, logP, logAdjusted }, set) =>
    terms.forEach((term, i) => {
      const own = filled.get(term);
      if (!own) return;
      own.k[set] = k[i];
      own.logP[set] = logP[i];
      own.logAdjusted[set] = logAdjusted[i];
    }),
  );
  return filled;
}
