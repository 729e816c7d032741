import { countBits, countCommon } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { groupBy } from '../groupBy.ts';
import { bootstrapMean } from '../stats/bootstrapMean.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';
import { meanRanks } from '../stats/meanRanks.ts';
import { median } from '../stats/median.ts';
import { benchmarkQueries, type BenchmarkQuery } from './benchmarkQueries.ts';
import { areEnough, nullListsWithin, repeatsList, type NullList, type SizedNullList } from './nullLists.ts';
import { nullStatistics, scoreNullLists, specificity, type NullScores } from './nullScores.ts';
import { overlapScore } from './overlapScore.ts';
import { analysisSets, setsWithin, type TestedSet } from './targetSets.ts';

/**
 * Scores that can rank TFs: p-value of Fisher's exact test, z, and h with two kinds of null lists, the predefined gene lists or
 * the queries of other TFs.
 */
export const benchmarkScores = ['fisher', 'z', 'h_lists', 'h_other_queries'] as const;
export type BenchmarkScore = (typeof benchmarkScores)[number];

/** How well the targets of TFs find a TF from the genes that respond to it. */
export interface RegulatorBenchmark {
  /** Binding analyses, and their TFs. */
  readonly library: number;
  readonly libraryTfs: number;
  /** Expression analyses of TFs in the library with at least 10 responding genes, and their TFs. */
  readonly queries: number;
  readonly queryTfs: number;
  /** Names of the analyses with fewer. */
  readonly tooFew: readonly string[];
  /** The predefined lists that can serve as null lists. */
  readonly nullLists: number;
  /** Without queries, or without enough null lists, a score is left out. */
  readonly scores: Readonly<Partial<Record<BenchmarkScore, ScoreAccuracy>>>;
}

/** Accuracy of one score. */
export interface ScoreAccuracy {
  /** 1 - mean over TFs of the median relative rank: 1 finds every TF first, 0.5 is chance. */
  readonly auc: number;
  /** 95 % bootstrap interval of it, over the TFs. */
  readonly interval: readonly [lower: number, upper: number];
  /** Share of the TFs whose median relative rank is at most 0.05, and 0.1. */
  readonly top5: number;
  readonly top10: number;
  /** Median relative rank of each TF over its queries, by gene id. */
  readonly medians: Readonly<Record<string, number>>;
}

/** The lists and sets of one benchmark, within the protein-coding genes. */
interface Benchmark {
  readonly sets: readonly TestedSet<Analysis>[];
  readonly tfs: readonly number[];
  readonly N: number;
}

/** Scores of all sets for one query; the largest is best. Undefined when there are too few null lists. */
type ScoreSets = (query: BenchmarkQuery) => ArrayLike<number> | undefined;

/**
 * Ranks, for each query, the TFs of the library by their best analysis, and summarizes the ranks of the query's own TF. Computed
 * from the data set and its predefined lists alone: the same figures every time.
 */
export function benchmarkRegulators(dataset: Dataset, lists: readonly NullList[]): RegulatorBenchmark {
  const { queries, tooFew, library } = benchmarkQueries(dataset);
  const sets = setsWithin(analysisSets(library), dataset.coding);
  const tfs = [...new Set(sets.map(({ tf }) => tf))];
  const N = countBits(dataset.coding);
  const benchmark = { sets, tfs, N };
  const nullLists = nullListsWithin(lists, dataset.coding);
  const others = queries.map(({ analysis, genes, size }) => ({ name: analysis.name, tf: analysis.tf, genes, size }));
  const scorers: Readonly<Record<BenchmarkScore, ScoreSets>> = {
    fisher: (query) => tailScores(benchmark, query),
    z: (query) => overlapScores(benchmark, query),
    h_lists: specificityScorer(benchmark, nullLists, (list, { genes }) => !repeatsList(list, genes)),
    h_other_queries: specificityScorer(benchmark, others, ({ tf }, { analysis }) => tf !== analysis.tf),
  };
  const scores = benchmarkScores.flatMap((score) => {
    const accuracy = accuracyOf(dataset, benchmark, { queries, scorer: scorers[score], seed: score });
    return accuracy ? [[score, accuracy] as const] : [];
  });
  return {
    library: sets.length,
    libraryTfs: tfs.length,
    queries: queries.length,
    queryTfs: new Set(queries.map(({ analysis }) => analysis.tf)).size,
    tooFew: tooFew.map(({ name }) => name),
    nullLists: nullLists.length,
    scores: Object.fromEntries(scores),
  };
}

const tailScores = ({ sets, N }: Benchmark, { genes, size }: BenchmarkQuery): number[] =>
  sets.map(({ targets, size: marked }) => {
    const draw = { hits: countCommon(targets, genes), sample: size, marked, population: N };
    return -logHypergeometricTail(draw, 'greater');
  });

const overlapScores = ({ sets, N }: Benchmark, { genes, size }: BenchmarkQuery): number[] =>
  sets.map(({ targets, size: K }) => overlapScore({ k: countCommon(targets, genes), K, n: size, N }));

function specificityScorer<List extends SizedNullList>(
  benchmark: Benchmark,
  lists: readonly List[],
  isNull: (list: List, query: BenchmarkQuery) => boolean,
): ScoreSets {
  const nulls: NullScores = scoreNullLists(benchmark.sets, lists, benchmark.N);
  return (query) => {
    const used = [...lists.keys()].filter((i) => isNull(lists[i], query));
    if (!areEnough(used.length)) return undefined;
    return overlapScores(benchmark, query).map((z, set) => specificity(z, nullStatistics(nulls, set, used)));
  };
}

function accuracyOf(
  { genes }: Pick<Dataset, 'genes'>,
  benchmark: Benchmark,
  {
    queries,
    scorer,
    seed,
  }: { readonly queries: readonly BenchmarkQuery[]; readonly scorer: ScoreSets; readonly seed: string },
): ScoreAccuracy | undefined {
  const ranks = queries.flatMap((query) => {
    const scores = scorer(query);
    return scores ? [{ tf: query.analysis.tf, rank: relativeRank(benchmark, scores, query.analysis.tf) }] : [];
  });
  if (!ranks.length) return undefined;
  const medians = [...groupBy(ranks, ({ tf }) => tf)]
    .sort(([a], [b]) => a - b)
    .map(([tf, own]) => [genes[tf].id, median(own.map(({ rank }) => rank))] as const);
  const values = medians.map(([, value]) => value);
  const [lower, upper] = bootstrapMean(values, seed);
  return {
    auc: 1 - values.reduce((sum, value) => sum + value, 0) / values.length,
    interval: [1 - upper, 1 - lower],
    top5: values.filter((value) => value <= 0.05).length / values.length,
    top10: values.filter((value) => value <= 0.1).length / values.length,
    medians: Object.fromEntries(medians),
  };
}

/** Rank of a TF among those of the library by their best set, over their number. */
function relativeRank({ sets, tfs }: Benchmark, scores: ArrayLike<number>, tf: number): number {
  const best = new Map<number, number>();
  sets.forEach((set, i) => best.set(set.tf, Math.max(best.get(set.tf) ?? -Infinity, scores[i])));
  const ranks = meanRanks(tfs.map((each) => best.get(each) ?? -Infinity));
  return ranks[tfs.indexOf(tf)] / tfs.length;
}
