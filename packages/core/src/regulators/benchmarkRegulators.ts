import type { NamedText } from '../dataset/contents.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { groupBy } from '../groupBy.ts';
import { median } from '../stats/median.ts';
import { accuracyOf, type Accuracy } from './accuracy.ts';
import { benchmarkQueries } from './benchmarkQueries.ts';
import { benchmarkScores, relativeRanksOf, type BenchmarkScore, type RelativeRanks } from './relativeRanks.ts';
import { benchmarkStimuli, type StimulusBenchmark } from './benchmarkStimuli.ts';
import { readNullLists } from './nullLists.ts';
import { regulatorLibrary, type RegulatorLibrary } from './regulatorLibrary.ts';
import { analysisSets } from './targetSets.ts';

/** How accurate the ranking of regulators is in a data set. */
export interface RegulatorBenchmark {
  readonly perturbation: PerturbationBenchmark;
  /** Null without TFs that are known for a stimulus. */
  readonly stimulus: StimulusBenchmark | null;
}

/** Whether a TF is found from the genes that respond to it, without its own expression analyses. */
export interface PerturbationBenchmark {
  /** Expression analyses of TFs with binding analyses and at least 10 responding genes, and their TFs. */
  readonly queries: number;
  readonly queryTfs: number;
  /** Names of the analyses with fewer. */
  readonly tooFew: readonly string[];
  /** Empty without queries. Medians: the relative rank of each TF over its queries, by gene id. */
  readonly scores: BenchmarkAccuracies<{ readonly medians: Readonly<Record<string, number>> }>;
}

/** The accuracy of each ranking. */
export type BenchmarkAccuracies<RelativeRanks> = Readonly<Partial<Record<BenchmarkScore, Accuracy & RelativeRanks>>>;

/**
 * Measures the ranking of regulators on both benchmarks. The library has all analyses of the data set, in the universe of its
 * protein-coding genes. Computed from the data set and its lists alone: the same numbers every time. Cost: a test of all
 * analyses per query, about two seconds for 106 queries and 721 analyses.
 */
export function benchmarkRegulators(dataset: Dataset, lists: readonly NamedText[]): RegulatorBenchmark {
  const { analyses, coding, evidence } = dataset;
  const sets = { analyses: analysisSets(analyses), networks: [], nullLists: readNullLists(dataset, lists) };
  const library = regulatorLibrary({ ...sets, nullAnalyses: analyses, evidence }, coding);
  return {
    perturbation: benchmarkPerturbations(dataset, library),
    stimulus: benchmarkStimuli(dataset, library, lists),
  };
}

function benchmarkPerturbations(dataset: Dataset, library: RegulatorLibrary): PerturbationBenchmark {
  const { queries, tooFew } = benchmarkQueries(dataset);
  const found = queries.flatMap(({ analysis: { tf }, genes, n }) => {
    const ranks = relativeRanksOf(library, { genes, n, leftOut: tf }).get(tf);
    return ranks ? [{ tf, ranks }] : [];
  });
  return {
    queries: queries.length,
    queryTfs: new Set(queries.map(({ analysis }) => analysis.tf)).size,
    tooFew: tooFew.map(({ name }) => name),
    scores: Object.fromEntries(
      benchmarkScores.flatMap((score) => {
        const medians = mediansOf(dataset, found, score);
        const accuracy = accuracyOf(Object.values(medians), `perturbation ${score}`);
        return accuracy ? [[score, { ...accuracy, medians }] as const] : [];
      }),
    ),
  };
}

function mediansOf(
  { genes }: Pick<Dataset, 'genes'>,
  found: readonly { readonly tf: number; readonly ranks: RelativeRanks }[],
  score: BenchmarkScore,
): Readonly<Record<string, number>> {
  const byTf = [...groupBy(found, ({ tf }) => tf)].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    byTf.map(([tf, ofTf]) => [genes[tf].id, median(ofTf.map(({ ranks }) => ranks[score]))] as const),
  );
}
