import { valueOf } from '@trellis/core';
import type { CsvValue } from '@trellis/core/formats';
import { foldAt, type FoldStatistics, infoLabel } from '@trellis/core/views';
import type { TargetListsView } from '@trellis/contract';
import { analysisId, analysisLabel, filter, foldColumns, tfId, tfSymbol } from '../../columns.ts';
import { defineTable, pValueCell, type Column, type Table } from '../../table.ts';

type Tested = TargetListsView['result'][number];

/** An analysis and a list. */
interface Row extends FoldStatistics {
  readonly info: Tested['info'];
  readonly list: string;
  /** Number of genes; null where the name does not say it. */
  readonly size: number | null;
  readonly common: number;
  readonly pLog10: number;
  readonly influence: number;
  readonly specificity: number;
}

/** `Clock (120)`: the name of a list and its size. */
const nameAndSize = /^(.*) \((\d+)\)$/s;

function rowsOf({ columns: names, result }: TargetListsView): Row[] {
  const lists = names.map((column) => {
    const [, list = column, size] = nameAndSize.exec(column) ?? [];
    return { list, size: size === undefined ? null : Number(size) };
  });
  return result.flatMap(({ info, count, pLog10, influence, specificity, folds }) =>
    lists.map((list, i) => ({
      ...list,
      ...foldAt(folds, i),
      info,
      common: count[i],
      pLog10: pLog10[i],
      influence: influence[i],
      specificity: specificity[i],
    })),
  );
}

const field =
  (name: string) =>
  ({ info }: Row): CsvValue =>
    valueOf(info, name) ?? null;

const columns: readonly Column<Row>[] = [
  tfId(field('gene_id')),
  tfSymbol(field('gene_name')),
  filter(field('filter')),
  analysisId(field('analysis_id')),
  analysisLabel(({ info }) => infoLabel(info)),
  {
    name: 'targets',
    meaning: 'Number of target genes of the analysis',
    unit: 'genes',
    cell: field('targets'),
  },
  { name: 'list', meaning: 'Name of the target list', cell: ({ list }) => list },
  { name: 'list_size', meaning: 'Number of genes in the list', unit: 'genes', cell: ({ size }) => size },
  {
    name: 'common',
    meaning: 'Number of target genes in the list',
    unit: 'genes',
    cell: ({ common }) => common,
  },
  ...foldColumns,
  {
    name: 'adjusted_p',
    meaning: "p-value of Fisher's exact test, one-sided, corrected for multiple testing",
    unit: 'probability',
    cell: ({ pLog10 }) => pValueCell(pLog10),
  },
  {
    name: 'influence',
    meaning: 'Share of the list that the analysis targets',
    unit: 'share, 0 to 1',
    cell: ({ influence }) => influence,
  },
  {
    name: 'specificity',
    meaning: 'Share of the targets that are in the list',
    unit: 'share, 0 to 1',
    cell: ({ specificity }) => specificity,
  },
];

/** Enrichment of target lists, with further metadata of the analyses: a row per analysis and list. */
export const targetListsWith = (fields: readonly string[]): Table<TargetListsView> =>
  defineTable(rowsOf, [
    ...columns,
    ...fields.map((name) => ({ name, meaning: `Metadata of the analysis: ${name}`, cell: field(name) })),
  ]);

export const targetListsTable = targetListsWith([]);
