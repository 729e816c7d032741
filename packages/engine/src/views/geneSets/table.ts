import type { TestModel } from '@trellis/core/degrees';
import type { CsvValue } from '@trellis/core/formats';
import {
  type AnalysisKey,
  type ColumnInfo,
  fieldText,
  foldInterval,
  infoLabel,
  type GeneSetsMatrix,
  type PairStatistics,
  pairsOf,
  type PairTest,
  testOfPair,
} from '@trellis/core/views';
import { expected, fold, foldHigh, foldLow } from '../../columns.ts';
import { defineTable, pValueCell, type Column, type Table } from '../../table.ts';

/** A pair of analyses. */
interface Row extends PairTest {
  readonly ids: readonly [CsvValue, CsvValue];
  readonly infos: readonly [ColumnInfo, ColumnInfo];
}

function* rowsOf(compared: GeneSetsMatrix): Generator<Row> {
  const { info } = compared;
  for (const [a, b] of pairsOf(info.length)) {
    const [[first, one], [second, two]] = [info[a], info[b]];
    yield { ids: [idOf(first, one), idOf(second, two)], infos: [one, two], ...testOfPair(compared, a, b) };
  }
}

/** The id of an analysis, or the label of a TF or TF family. */
const idOf = ([, , , id]: AnalysisKey, info: ColumnInfo): CsvValue =>
  info.analyses === undefined ? id : infoLabel(info);

/** The columns that the reference has, under its names. */
const columns: readonly Column<Row>[] = [
  {
    name: 'analysis1',
    meaning: 'Id of the first analysis; the name of a TF or TF family',
    isNumber: true,
    cell: ({ ids }) => ids[0],
  },
  {
    name: 'analysis2',
    meaning: 'Id of the second analysis; the name of a TF or TF family',
    isNumber: true,
    cell: ({ ids }) => ids[1],
  },
  {
    name: 'less',
    meaning: 'p-value that the analyses share so few genes by chance',
    unit: 'probability',
    cell: ({ lessLog10 }) => pValueCell(lessLog10),
  },
  {
    name: 'less_adj',
    meaning: 'less, corrected for multiple testing',
    unit: 'probability',
    cell: ({ lessAdjustedLog10 }) => pValueCell(lessAdjustedLog10),
  },
  {
    name: 'greater',
    meaning: 'p-value that the analyses share so many genes by chance',
    unit: 'probability',
    cell: ({ greaterLog10 }) => pValueCell(greaterLog10),
  },
  {
    name: 'greater_adj',
    meaning: 'greater, corrected for multiple testing',
    unit: 'probability',
    cell: ({ greaterAdjustedLog10 }) => pValueCell(greaterAdjustedLog10),
  },
  { name: 'intersection_count', meaning: 'Number of shared genes', unit: 'genes', cell: ({ common }) => common },
];

/** The columns of a field of both analyses. */
const columnsOf = (field: string): Column<Row>[] =>
  (['1', '2'] as const).map((number, i) => ({
    name: `${field}${number}`,
    meaning: `Metadata of analysis ${number}: ${field}`,
    cell: ({ infos }) => fieldText(infos[i], field),
  }));

const byDegrees = (
  name: string,
  meaning: string,
  [unit, read]: readonly [unit: string, read: (statistics: PairStatistics) => CsvValue],
): Column<Row> => ({ name, meaning, unit, cell: ({ degrees }) => (degrees ? read(degrees) : null) });

/** An end of the interval of the fold by degrees. */
const degreeInterval = (end: 'low' | 'high', i: 0 | 1): Column<Row> => ({
  name: `fold_degrees_${end}`,
  meaning: `fold_${end} by the degrees of genes`,
  unit: 'ratio',
  cell: (row) => (row.degrees ? intervalOf(row, row.degrees)[i] : null),
});

/** The 95 % interval of a fold; nulls without a fold. */
function intervalOf(
  { common, infos }: Row,
  { fold: found, expected: by }: PairStatistics,
): readonly (number | null)[] {
  const smaller = Math.min(...infos.map(({ Count }) => Number(Count)));
  return found === null ? [null, null] : foldInterval(common, smaller, by);
}

/** The same tests by the degrees of genes; empty if the degrees have no model. */
const degreeColumns: readonly Column<Row>[] = [
  byDegrees('expected_degrees', 'Number of shared genes that degrees explain', ['genes', (of) => of.expected]),
  byDegrees('fold_degrees', 'Observed divided by expected_degrees', ['ratio', (of) => of.fold]),
  degreeInterval('low', 0),
  degreeInterval('high', 1),
  byDegrees('less_adj_degrees', 'less_adj by the degrees of genes', [
    'probability',
    (of) => pValueCell(of.lessAdjustedLog10),
  ]),
  byDegrees('greater_adj_degrees', 'greater_adj by the degrees of genes', [
    'probability',
    (of) => pValueCell(of.greaterAdjustedLog10),
  ]),
];

/** Overlap of every pair of analyses, with metadata of both: a row per pair. */
export const geneSetsWith = (fields: readonly string[], model: TestModel = 'uniform'): Table<GeneSetsMatrix> =>
  defineTable(rowsOf, [
    ...columns,
    ...[...new Set(fields)].flatMap(columnsOf),
    expected((row) => row.expected),
    fold((row) => row.fold),
    foldLow((row) => intervalOf(row, row)[0]),
    foldHigh((row) => intervalOf(row, row)[1]),
    ...(model === 'both' ? degreeColumns : []),
  ]);
