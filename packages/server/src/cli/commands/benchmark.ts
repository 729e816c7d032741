import {
  benchmarkRegulators,
  benchmarkScores,
  countOf,
  openDataset,
  readNullLists,
  type BenchmarkScore,
  type NamedText,
  type RegulatorBenchmark,
  type ScoreAccuracy,
} from '@trellis/core';
import type { DatasetStore } from '@trellis/store';
import type { Command } from '../command.ts';
import { isSet, required, requireWords } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';

const help = `Usage: trellis benchmark regulators --edition NAME [--data FOLDER] [--json]

Measures how well the regulators of a gene list are ranked in this data set. Each expression analysis of a TF that also has
binding analyses is a query: the genes that respond (p < 0.05 and at least a twofold change, where it has figures). The TFs with
binding analyses are ranked for it, and its own TF should be among the first. AUC is 1 - the mean over TFs of the median relative
rank: 1 is perfect, 0.5 is chance.

Options:
  --edition NAME   the data set
  --data FOLDER    the data folder (default: data)
  --json           print all figures as JSON, with the median relative rank of each TF`;

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
    if (isSet(args, 'json')) output.print(JSON.stringify(benchmark, undefined, 2));
    else for (const line of describeBenchmark(edition, benchmark)) output.print(line);
    return 0;
  },
};

async function measure(store: DatasetStore, edition: string): Promise<RegulatorBenchmark> {
  const dataset = openDataset(await store.image(edition));
  const lists: NamedText[] = [];
  for (const name of dataset.lists) lists.push({ name, text: (await store.list(edition, name)) ?? '' });
  return benchmarkRegulators(dataset, readNullLists(dataset, lists));
}

const nothingToMeasure =
  'nothing to measure: no TF has binding analyses and an expression analysis with at least 10 responding genes';

const scoreTitles: Readonly<Record<BenchmarkScore, string>> = {
  fisher: "Fisher's exact test, p",
  z: 'z',
  h_lists: 'h, predefined lists as null',
  h_other_queries: 'h, queries of other TFs as null',
};

function describeBenchmark(edition: string, benchmark: RegulatorBenchmark): string[] {
  const { library, libraryTfs, queries, queryTfs, tooFew, nullLists, scores } = benchmark;
  const lines = [
    `${edition}: ${countOf(queries, 'query', 'queries')} (expression analyses of ${countOf(queryTfs, 'TF')}), ` +
      `library of ${countOf(library, 'binding analysis', 'binding analyses')} of ${countOf(libraryTfs, 'TF')}, ` +
      countOf(nullLists, 'predefined null list'),
    ...tooFew.map((name) => `left out, fewer than 10 responding genes: ${name}`),
  ];
  if (!queries) return [...lines, nothingToMeasure];
  const rows = benchmarkScores.flatMap((score) => {
    const accuracy = scores[score];
    return accuracy ? [rowOf(scoreTitles[score], accuracy)] : [];
  });
  return [...lines, `${'ranked by'.padEnd(32)} AUC    95 % interval   top 5 %  top 10 %`, ...rows];
}

function rowOf(title: string, { auc, interval: [lower, upper], top5, top10 }: ScoreAccuracy): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padEnd(8);
  const interval = `[${lower.toFixed(3)}, ${upper.toFixed(3)}]`;
  const verdict = lower <= 0.5 && upper >= 0.5 ? 'no better than chance' : '';
  const figures = `${auc.toFixed(3)}  ${interval}  ${percent(top5)} ${percent(top10)}`;
  return `${title.padEnd(32)} ${figures} ${verdict}`.trimEnd();
}
