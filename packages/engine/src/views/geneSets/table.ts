import {
  fieldText,
  pairsOf,
  testOfPair,
  type ColumnInfo,
  type CsvValue,
  type GeneSetsMatrix,
  type PairFigures,
  type PairTest,
  type TestModel,
} from '@trellis/core';
import { expected, fold } from '../../columns.ts';
import { defineTable, pValueCell, type Column, type Table } from '../../table.ts';

/** A pair of analyses. */
interface Row extends PairTest {
  readonly ids: readonly [number, number];
  readonly infos: readonly [ColumnInfo, ColumnInfo];
}

function* rowsOf(compared: GeneSetsMatrix): Generator<Row> {
  const { info } = compared;
  for (const [a, b] of pairsOf(info.length)) {
    const [[first, one], [second, two]] = [info[a], info[b]];
    yield { ids: [first[3], second[3]], infos: [one, two], ...testOfPair(compared, a, b) };
  }
}

/** The columns that the reference has, under its names. */
const columns: readonly Column<Row>[] = [
  { name: 'analysis1', meaning: 'Id of the first analysis', isNumber: true, cell: ({ ids }) => ids[0] },
  { name: 'analysis2', meaning: 'Id of the second analysis', isNumber: true, cell: ({ ids }) => ids[1] },
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
  [unit, read]: readonly [unit: string, read: (figures: PairFigures) => CsvValue],
): Column<Row> => ({ name, meaning, unit, cell: ({ degrees }) => (degrees ? read(degrees) : null) });

/** The same tests by the degrees of genes; empty if the degrees have no model. */
const degreeColumns: readonly Column<Row>[] = [
  byDegrees('expected_degrees', 'Number of shared genes that degrees explain', ['genes', (of) => of.expected]),
  byDegrees('fold_degrees', 'Observed divided by expected_degrees', ['ratio', (of) => of.fold]),
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
    ...(model === 'both' ? degreeColumns : []),
  ]);
