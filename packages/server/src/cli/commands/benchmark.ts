import { encodeAnswer, readRegulatorAccuracy } from '@trellis/contract';
import {
  benchmarkRegulators,
  benchmarkScores,
  countOf,
  isBetterThanChance,
  openDataset,
  type Accuracy,
  type BenchmarkAccuracies,
  type BenchmarkScore,
  type NamedText,
  type RegulatorBenchmark,
} from '@trellis/core';
import type { DatasetStore } from '@trellis/store';
import type { Command } from '../command.ts';
import { isSet, required, requireWords } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';

const help = `Usage: trellis benchmark regulators --edition NAME [--data FOLDER] [--json]

Measures how well the regulators of a gene list are ranked in this data set, by the ranking that is shown and by the smallest
p-value alone. A place is the rank of a TF over the number of ranked TFs; AUC is 1 - the mean place: 1 is perfect, 0.5 is chance.

perturbation  Each expression analysis of a TF that also has binding analyses is a query: the genes that respond (p < 0.05 and at
              least a twofold change, where it has figures). Its TF should be among the first, without the expression analyses of
              that TF. The mean is over TFs, each with the median of its places.
stimulus      The predefined lists of regulator_benchmark.tsv, with TFs that are known for their stimulus. The mean is over
              stimuli, each with the mean of its places.

Options:
  --edition NAME   the data set
  --data FOLDER    the data folder (default: data)
  --json           print all figures as JSON (as the API does), with the place of each TF and stimulus`;

/** `trellis benchmark`. */
export const benchmarkCommand: Command = {
  name: 'benchmark',
  firstWords: ['regulators'],
  help,
  options: { edition: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean' } },
  async run(args, output) {
    requireWords(args, ['what to measure (regulators)'], 'benchmark');
    const [what] = args.words;
    if (what !== 'regulators')
      throw new UsageError(`benchmark knows only regulators, not "${what}"`, 'try: trellis benchmark --help');
    const edition = required(args, 'edition', 'benchmark');
    const benchmark = await withStore(args, ({ datasets }) => measure(datasets, edition));
    if (isSet(args, 'json'))
      output.print(JSON.stringify(encodeAnswer(readRegulatorAccuracy, benchmark), undefined, 2));
    else for (const line of describeBenchmark(edition, benchmark)) output.print(line);
    return 0;
  },
};

async function measure(store: DatasetStore, edition: string): Promise<RegulatorBenchmark> {
  const dataset = openDataset(await store.image(edition));
  const lists: NamedText[] = [];
  for (const name of dataset.lists) lists.push({ name, text: (await store.list(edition, name)) ?? '' });
  return benchmarkRegulators(dataset, lists);
}

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
