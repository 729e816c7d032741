import type { CsvValue } from '@trellis/core/formats';
import type { OverlapStatistics } from '@trellis/contract';
import { foldInterval } from '@trellis/core/views';
import { adjustedP, expected, fold, foldHigh, foldLow, pValue, tfId, tfSymbol } from '../../columns.ts';
import { defineTable, pValueCell, type Column } from '../../table.ts';
import type { Comparison } from './compare.ts';

/** A TF, with what all TFs of the view have in common. */
type Row = Comparison['rows'][number] & Pick<Comparison, 'population' | 'sets' | 'universe'>;

const directions = [
  ['induced', 'induced'],
  ['repressed', 'repressed'],
  ['other', 'regulated in both or unknown directions'],
] as const;

/** A column for each direction of a part of the targets. */
const byDirection = (part: 'regulated' | 'both', name: string, words: string): Column<Row>[] =>
  directions.map(([direction, said]) => ({
    name: `${name}_${direction}`,
    meaning: `Number of genes that are ${said} and ${words}`,
    unit: 'genes',
    cell: (row) => row[part][direction],
  }));

const idsOf = (infos: Row['binding']): string => infos.map(({ analysis_id: id }) => id).join(' ');

const rowsOf = ({ rows, population, sets, universe }: Comparison): Row[] =>
  rows.map((row) => ({ ...row, population, sets, universe }));

const sumOf = ({ induced, repressed, other }: Row['both']): number => induced + repressed + other;

/** The 95 % interval of a fold; nulls without a fold. */
function intervalOf(
  { bound, regulated, both }: Row,
  { fold: found, expected: by }: Pick<OverlapStatistics, 'fold' | 'expected'>,
): readonly (number | null)[] {
  const common = sumOf(both);
  const smaller = Math.min(bound, sumOf(regulated)) + common;
  return found === null ? [null, null] : foldInterval(common, smaller, by);
}

const columns: readonly Column<Row>[] = [
  tfId(({ tf }) => tf),
  tfSymbol(({ symbol }) => symbol),
  {
    name: 'binding_analyses',
    meaning: 'Ids of the binding analyses, separated by blanks',
    cell: ({ binding }) => idsOf(binding),
  },
  {
    name: 'expression_analyses',
    meaning: 'Ids of the expression analyses, separated by blanks',
    cell: ({ expression }) => idsOf(expression),
  },
  {
    name: 'bound_only',
    meaning: 'Number of genes that are bound and not regulated',
    unit: 'genes',
    cell: ({ bound }) => bound,
  },
  ...byDirection('regulated', 'regulated_only', 'not bound'),
  ...byDirection('both', 'both', 'bound'),
  expected((row) => row.expected),
  fold((row) => row.fold),
  foldLow((row) => intervalOf(row, row)[0]),
  foldHigh((row) => intervalOf(row, row)[1]),
  pValue(({ pLog10 }) => pValueCell(pLog10)),
  adjustedP(({ adjustedLog10 }) => pValueCell(adjustedLog10)),
  {
    name: 'drawn_from',
    meaning: 'Number of genes that could be drawn',
    unit: 'genes',
    cell: ({ population }) => population,
  },
  {
    name: 'sets',
    meaning: 'Genes that are compared: those of the result, or all targets of each analysis',
    cell: ({ sets }) => sets,
  },
  {
    name: 'universe',
    meaning: 'Genes that could be drawn: the background, or the background within the target lists',
    cell: ({ universe }) => universe,
  },
];

const byDegrees = (
  name: string,
  meaning: string,
  [unit, read]: readonly [unit: string, read: (statistics: OverlapStatistics) => CsvValue],
): Column<Row> => ({ name, meaning, unit, cell: ({ degrees }) => (degrees ? read(degrees) : null) });

/** An end of the interval of the fold by degrees. */
const degreeInterval = (end: 'low' | 'high', i: 0 | 1): Column<Row> => ({
  name: `fold_degrees_${end}`,
  meaning: `fold_${end} by the degrees of genes`,
  unit: 'ratio',
  cell: (row) => (row.degrees ? intervalOf(row, row.degrees)[i] : null),
});

/** The test by the degrees of genes, and the comparison with other TFs. */
const degreeColumns: readonly Column<Row>[] = [
  byDegrees('expected_degrees', 'Number of genes that degrees explain', ['genes', (of) => of.expected]),
  byDegrees('fold_degrees', 'Observed divided by expected_degrees', ['ratio', (of) => of.fold]),
  degreeInterval('low', 0),
  degreeInterval('high', 1),
  byDegrees('p_degrees', 'p by the degrees of genes', ['probability', (of) => pValueCell(of.pLog10)]),
  byDegrees('adjusted_p_degrees', 'adjusted_p by the degrees of genes', [
    'probability',
    (of) => pValueCell(of.adjustedLog10),
  ]),
  {
    name: 'stronger',
    meaning: 'Number of other TFs that bind what this TF regulates at least as strongly',
    unit: 'TFs',
    cell: ({ stronger }) => stronger ?? null,
  },
  {
    name: 'others',
    meaning: 'Number of other TFs with binding targets that could be drawn',
    unit: 'TFs',
    cell: ({ others }) => others ?? null,
  },
];

/** The genes that TFs bind and regulate, their overlap and its tests: a row per TF. Without a test by degrees its columns are empty. */
export const boundTable = defineTable<Comparison, Row>(rowsOf, [...columns, ...degreeColumns]);
