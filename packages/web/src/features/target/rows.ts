import { valueOf } from '@trellis/core';
import { formatFold } from '@trellis/core/formats';
import { columnLetter } from '@trellis/core/result';
import { clusterTree } from '@trellis/core/stats';
import {
  foldAt,
  headingFields,
  infoLabel,
  labelWithGene,
  listHeading,
  type HeatColor,
  heatValue,
} from '@trellis/core/views';
import type { TargetListsView } from '@trellis/contract';
import { pShade, shareShade, type HeatMapData } from '@trellis/figures';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../ui/DataTable.tsx';
import { foldCell, pCell, withFold } from '../../shared/statistics/pAndFold.tsx';
import { formatCount } from '../../ui/numbers.ts';
import type { Measure } from './state.ts';

/** An analysis with its p-value, influence, specificity and count for every list. */
export type TargetRow = TargetListsView['result'][number];

const textOf = (row: TargetRow, field: string): string => String(valueOf(row.info, field) ?? '');

/** `AT4G24020 (NLP7) · DAP-seq · 493 (230)`: the label of the analysis and the number of its targets. */
const nameOf = ({ info }: TargetRow): string => `${labelWithGene(info)} (${formatCount(Number(info.targets))})`;

/** Metadata fields of the analyses, sorted, without those that are always shown. */
export function targetFields({ result }: TargetListsView): string[] {
  const shown = new Set(['targets', ...headingFields]);
  const names = new Set(result.flatMap(({ info }) => Object.keys(info)));
  return [...names].filter((name) => !shown.has(name)).sort();
}

/** Columns of the table: the analysis, the chosen fields, a column per list. */
export function targetColumns(
  lists: TargetListsView,
  { measure, fields }: { readonly measure: Measure; readonly fields: readonly string[] },
  showName: (row: TargetRow, name: string) => ReactNode,
): DataColumn<TargetRow>[] {
  const smallest = Math.min(...lists.result.flatMap((row) => row.pLog10));
  return [
    {
      id: 'analysis',
      name: 'Analysis (# Targets)',
      value: nameOf,
      show: (row) => showName(row, `${columnLetter(lists.result.indexOf(row))} - ${nameOf(row)}`),
    },
    ...fields.map((field): DataColumn<TargetRow> => ({
      id: `field ${field}`,
      name: field,
      value: (row) => textOf(row, field),
    })),
    ...lists.columns.map((name, i): DataColumn<TargetRow> => ({
      id: `list ${i}`,
      name: listHeading(name),
      numeric: true,
      value: (row) => (measure === 'p' ? row.pLog10[i] : row[measure][i]),
      show: (row) => foldCell(cellText(row, measure, i)),
      style: (row) => (measure === 'p' ? pShade(row.pLog10[i], { smallest }) : shareShade(row[measure][i])),
    })),
  ];
}

/** A value with the number of genes, and a p-value with the fold. */
function cellText(row: TargetRow, measure: Measure, i: number): string {
  const genes = `(${formatCount(row.count[i])})`;
  return measure === 'p'
    ? withFold(`${pCell(row.pLog10[i])} ${genes}`, foldAt(row.folds, i))
    : `${(row[measure][i] * 100).toFixed(2)}% ${genes}`;
}

/** The heat map of -log10 p or log2 folds: analyses as rows, lists as columns, both clustered, and its legend with the chosen fields. */
export function targetHeatMap(
  { columns, result }: TargetListsView,
  fields: readonly string[],
  color: HeatColor,
): HeatMapData {
  const values = result.map(({ pLog10, folds }) =>
    pLog10.map((log10, i) => heatValue({ log10, fold: folds.fold[i] }, color)),
  );
  const heights = values.map((row) => row.map((value) => value || 0));
  const across = columns.map((_, i) => heights.map((row) => row[i]));
  return {
    rows: result.map(({ info }, i) => [`${columnLetter(i)}  ${infoLabel(info)}`]),
    columns: columns.map((name) => [listHeading(name)]),
    values,
    rowTree: clusterTree(heights),
    columnTree: clusterTree(across),
    texts: { name: 'fold', at: (row, column) => formatFold(result[row].folds.fold[column]) },
    table: targetLegend({ result }, fields),
  };
}

/** The analysis behind each letter, with the chosen fields. */
export function targetLegend({ result }: Pick<TargetListsView, 'result'>, fields: readonly string[]) {
  return {
    headers: ['Index', 'Analysis', 'Gene ID', 'Filter', 'No. Targets', 'Gene Name', 'Analysis ID', ...fields],
    rows: result.map((row, i) => [
      columnLetter(i),
      infoLabel(row.info),
      ...['gene_id', 'filter'].map((field) => textOf(row, field)),
      formatCount(Number(row.info.targets)),
      ...['gene_name', 'analysis_id', ...fields].map((field) => textOf(row, field)),
    ]),
  };
}
