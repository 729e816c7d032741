import { encodeAnswer, readRegulatorAccuracy } from '@trellis/contract';
import { openDataset, type Dataset, type NamedText } from '@trellis/core/dataset';
import { countOf, formatCount } from '@trellis/core/formats';
import {
  benchmarkChance,
  benchmarkRegulators,
  benchmarkScores,
  firstTfs,
  isBetterThanChance,
  type Accuracy,
  type BenchmarkAccuracies,
  type BenchmarkScore,
  type ChanceBenchmark,
  type FamilyPairs,
  type RegulatorBenchmark,
} from '@trellis/core/regulators';
import type { DatasetStore } from '@trellis/store';
import type { Command } from '../command.ts';
import { isSet, required, requirePositionals } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';

const help = `Usage: trellis benchmark regulators|chance --edition NAME [--data FOLDER] [--json]

regulators

Measures how well the regulators of a gene list are ranked in this data set, by the ranking that is shown and by the smallest
p-value alone. A place is the rank of a TF over the number of ranked TFs; AUC is 1 - the mean place: 1 is perfect, 0.5 is chance.

perturbation  Each expression analysis of a TF that also has binding analyses is a query: the genes that respond (p < 0.05 and at
              least a twofold change, where it has figures). Its TF should be among the first, without the expression analyses of
              that TF. The mean is over TFs, each with the median of its places.
stimulus      The predefined lists of regulator_benchmark.tsv, with TFs that are known for their stimulus. The mean is over
              stimuli, each with the mean of its places.

chance
Ranks the regulators of 300 random lists of 200 genes: no TF should be among the first ten of more than 5 % of them, and TFs with one,
two and three kinds of evidence equally often. Tests pairs of binding experiments of TFs of different families and of one, of different
publications and of one: the share with an adjusted p below 0.05 (Bonferroni over all pairs of the kind) with equal chances for all
genes, by the degrees of genes in all binding experiments, as on pages, and by those in the experiments of the kind alone.

Options:
  --edition NAME   the data set
  --data FOLDER    the data folder (default: data)
  --json           print all figures as JSON (as the API does), with the place of each TF and stimulus`;

/** `trellis benchmark`. */
export const benchmarkCommand: Command = {
  name: 'benchmark',
  firstWords: ['regulators', 'chance'],
  help,
  options: { edition: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean' } },
  async run(args, output) {
    requirePositionals(args, ['what to measure (regulators or chance)'], 'benchmark');
    const [what] = args.words;
    requireKnown(what);
    const edition = required(args, 'edition', 'benchmark');
    const { json, lines } = await withStore(args, ({ datasets }) => measurementOf(what, datasets, edition));
    if (isSet(args, 'json')) output.print(JSON.stringify(json, undefined, 2));
    else for (const line of lines) output.print(line);
    return 0;
  },
};

function requireKnown(what: string): void {
  if (what !== 'regulators' && what !== 'chance')
    throw new UsageError(`benchmark knows regulators and chance, not "${what}"`, 'try: trellis benchmark --help');
}

/** What is measured, as JSON and as lines. */
async function measurementOf(
  what: string,
  store: DatasetStore,
  edition: string,
): Promise<{ readonly json: unknown; readonly lines: readonly string[] }> {
  const { dataset, lists } = await read(store, edition);
  if (what === 'chance') {
    const chance = benchmarkChance(dataset, lists);
    return { json: chance, lines: describeChance(edition, chance) };
  }
  const benchmark = benchmarkRegulators(dataset, lists);
  return { json: encodeAnswer(readRegulatorAccuracy, benchmark), lines: describeBenchmark(edition, benchmark) };
}

async function read(store: DatasetStore, edition: string): Promise<{ dataset: Dataset; lists: NamedText[] }> {
  const dataset = openDataset(await store.image(edition));
  const lists: NamedText[] = [];
  for (const name of dataset.lists) lists.push({ name, text: (await store.list(edition, name)) ?? '' });
  return { dataset, lists };
}

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`);

function describeChance(edition: string, { lists, pairs }: ChanceBenchmark): string[] {
  const { count, size, significant, most, byKinds, chance, tfs, overlapping } = lists;
  return [
    `${edition}: ${countOf(count, 'random list')} of ${countOf(size, 'gene')}`,
    `with a significant TF: ${percent(significant)}`,
    `most often among the first ten: ${most.tf}, in ${percent(most.share)} of the lists (chance ${percent(chance)})`,
    ...(overlapping < firstTfs
      ? [
          `target a gene of the list: ${overlapping.toFixed(1)} of ${countOf(tfs, 'TF')} on average; the others have a p-value of 1 and follow by id, so the same are among the first ten`,
        ]
      : []),
    ...byKinds.map(
      ({ kinds, tfs, share }) =>
        `${countOf(tfs, 'TF')} with ${countOf(kinds, 'kind')} of evidence: each among the first ten of ${percent(share)} on average`,
    ),
    ...(pairs.length > 0
      ? [`${'pairs of experiments'.padEnd(62)} pairs     equal chances  by degrees  of the kind`]
      : []),
    ...pairs.map((row) => {
      const counts = `${formatCount(row.pairs).padEnd(9)} ${percent(row.uniform).padEnd(14)}`;
      return `${titleOf(row).padEnd(62)} ${counts} ${percent(row.degrees).padEnd(11)} ${percent(row.degreesOfKind)}`;
    }),
  ];
}

const titleOf = ({ kind, isSameFamily, isSamePublication }: FamilyPairs): string =>
  `${kind}, ${isSameFamily ? 'one family' : 'different families'}, ${isSamePublication ? 'one publication' : 'different publications'}`;

const nothingToMeasure =
  'nothing to measure: no TF has binding analyses and an expression analysis with at least 10 responding genes';

const scoreTitles: Readonly<Record<BenchmarkScore, string>> = {
  shown: 'the ranking that is shown',
  p: 'the smallest p alone',
};

function describeBenchmark(edition: string, { perturbation, stimulus }: RegulatorBenchmark): string[] {
  const { queries, queryTfs, tooFew, scores } = perturbation;
  return [
    `${edition}, perturbation: ${countOf(queries, 'query', 'queries')} (expression analyses of ${countOf(queryTfs, 'TF')})`,
    ...tooFew.map((name) => `left out, fewer than 10 responding genes: ${name}`),
    ...(queries ? rowsOf(scores) : [nothingToMeasure]),
    ...(stimulus
      ? [
          `${edition}, stimulus: ${countOf(stimulus.lists, 'list')} of ${countOf(stimulus.stimuli, 'stimulus', 'stimuli')}, ${countOf(stimulus.pairs, 'pair')} of list and TF`,
          ...rowsOf(stimulus.scores),
        ]
      : [`${edition}, stimulus: the data set has no regulator_benchmark.tsv`]),
  ];
}

const rowsOf = (scores: BenchmarkAccuracies<unknown>): string[] => [
  `${'ranked by'.padEnd(26)} AUC    95 % interval   top 5 %  top 10 %`,
  ...benchmarkScores.flatMap((score) => {
    const accuracy = scores[score];
    return accuracy ? [rowOf(scoreTitles[score], accuracy)] : [];
  }),
];

function rowOf(title: string, accuracy: Accuracy): string {
  const { auc, interval, top5, top10 } = accuracy;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padEnd(8);
  const ends = `[${interval.map((end) => end.toFixed(3)).join(', ')}]`;
  const verdict = isBetterThanChance(accuracy) ? '' : 'no better than chance here';
  return `${title.padEnd(26)} ${auc.toFixed(3)}  ${ends}  ${percent(top5)} ${percent(top10)} ${verdict}`.trimEnd();
}
