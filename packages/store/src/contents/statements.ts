import type { BenchmarkPair, DatasetContents, MotifSource, MotifTableKind } from '@trellis/core/dataset';
import { hasBenchmarkList } from '@trellis/core/regulators';
import type { DocumentRow } from '../migrations/datasetTables.ts';
import { isMissingValue, normalizeKey } from './metadataKeys.ts';
import { isName } from './names.ts';

const motifTableKinds: readonly MotifTableKind[] = ['cluster', 'individual'];

/** The rows of what a data set states about itself: what a motif hit is, the benchmark of regulators (as JSON), and where genes are. */
export const statementRows = ({
  motifSources,
  regulatorBenchmark: pairs,
  genePositions = '',
}: Pick<DatasetContents, 'motifSources' | 'regulatorBenchmark' | 'genePositions'>): Omit<
  DocumentRow,
  'dataset'
>[] => [
  ...motifTableKinds
    .filter((kind) => motifSources[kind].length > 0)
    .map((kind) => ({ kind: 'motif-source', name: kind, text: JSON.stringify(motifSources[kind]) }) as const),
  ...(pairs.length === 0
    ? []
    : [
        {
          kind: 'regulator-benchmark',
          name: '',
          text: JSON.stringify(pairs.map(({ list, stimulus, tf }) => [list, stimulus, tf])),
        } as const,
      ]),
  ...(genePositions === '' ? [] : [{ kind: 'gene-positions', name: '', text: genePositions } as const]),
];

/** Reads the text of a row; undefined without one. Throws a SyntaxError if it is damaged. */
export function unpackMotifSource(text: string | undefined): MotifSource {
  return rowsIn(text, 'what a motif hit is').map(([key, value]) => [textOf(key), textOf(value)]);
}

/** The same of the benchmark of regulators. */
export function unpackRegulatorBenchmark(text: string | undefined): BenchmarkPair[] {
  return rowsIn(text, 'the benchmark of regulators').map(([list, stimulus, tf]) => {
    if (!Number.isInteger(tf)) throw new SyntaxError('the benchmark of regulators is damaged');
    return { list: textOf(list), stimulus: textOf(stimulus), tf: Number(tf) };
  });
}

function rowsIn(text: string | undefined, what: string): readonly (readonly unknown[])[] {
  const rows: unknown = text === undefined ? [] : JSON.parse(text);
  if (!Array.isArray(rows) || !rows.every((row) => Array.isArray(row))) throw new SyntaxError(`${what} is damaged`);
  return rows;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new SyntaxError(`${String(value)} is not a text`);
  return value;
}

/** The rows of the benchmark of regulators whose list is in the data set. */
export function remainingBenchmark({
  regulatorBenchmark,
  lists,
}: Pick<DatasetContents, 'regulatorBenchmark' | 'lists'>): BenchmarkPair[] {
  const named = [...new Set(regulatorBenchmark.map(({ list }) => list))];
  const present = new Set(named.filter((list) => hasBenchmarkList(list, lists)));
  return regulatorBenchmark.filter(({ list }) => present.has(list));
}

/** Faults of statements: texts that their files could not hold, and genes that do not exist. */
export function statementFaults(contents: DatasetContents): string[] {
  const { motifSources, regulatorBenchmark, genes } = contents;
  const entries = motifTableKinds.flatMap((kind) => motifSources[kind]);
  const written = regulatorBenchmark.map((pair) => JSON.stringify(pair));
  return [
    ...entries
      .filter(([key, value]) => !isSourceEntry(key, value))
      .map(([key]) => `motif hits: the entry ${key} could not be read back from a file`),
    ...motifTableKinds
      .filter((kind) => new Set(motifSources[kind].map(([key]) => key)).size < motifSources[kind].length)
      .map((kind) => `${kind} motif hits: a key occurs twice`),
    ...regulatorBenchmark
      .filter(
        ({ list, stimulus, tf }) =>
          [list, stimulus].some((name) => !isName(name) || name.includes('\t')) ||
          genes.at(tf)?.id.includes('\t') !== false,
      )
      .map(({ list, stimulus }) => `benchmark of regulators: "${list}" with "${stimulus}" is unsound`),
    ...(remainingBenchmark(contents).length < regulatorBenchmark.length
      ? ['benchmark of regulators: a list is not in the data set']
      : []),
    ...(new Set(written).size < written.length ? ['benchmark of regulators: a row occurs twice'] : []),
  ];
}

const isSourceEntry = (key: string, value: string): boolean =>
  isName(key) && key === normalizeKey(key) && !/^\*|:/.test(key) && isName(value) && !isMissingValue(value);
