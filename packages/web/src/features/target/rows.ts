import type { TargetLists } from '@trellis/contract';
import { clusterTree, columnLetter, minusLog10 } from '@trellis/core';
import { pShade, shareShade, type HeatMapData } from '@trellis/figures';
import type { ReactNode } from 'react';
import { toCsv } from '../../ui/csv.ts';
import type { DataColumn } from '../../ui/DataTable.tsx';
import type { Measure } from './state.ts';

/** An analysis with its figures for every list. */
export type TargetRow = TargetLists['result'][number];

const textOf = (row: TargetRow, field: string): string => String(row.info[field] ?? '');

/** `AT4G24020 (NLP7) (230)`, and the user's own name below it. */
function nameOf({ info }: TargetRow): string {
  const symbol = info.gene_name ? ` (${info.gene_name})` : '';
  const label = info.label ? `\n${info.label}` : '';
  return `${info.gene_id}${symbol} (${Number(info.targets).toLocaleString('en')})${label}`;
}

/** Metadata keys that some analysis has, sorted. */
export function targetFields({ result }: TargetLists): string[] {
  const shown = new Set(['targets', 'gene_id', 'gene_name', 'tag', 'label']);
  const names = new Set(result.flatMap(({ info }) => Object.keys(info)));
  return [...names].filter((name) => !shown.has(name)).sort();
}

/** Columns of the table: the analysis, the chosen fields, a column per list. */
export function targetColumns(
  lists: TargetLists,
  { measure, fields }: { readonly measure: Measure; readonly fields: readonly string[] },
  showName: (row: TargetRow, name: string) => ReactNode,
): DataColumn<TargetRow>[] {
  const smallest = Math.min(...lists.result.flatMap((row) => row['p-value']));
  return [
    {
      id: 'analysis',
      name: 'Gene ID (TF Name) (# Targets)',
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
      name,
      numeric: true,
      value: (row) => row[measure][i],
      show: (row) => `${figureText(row, measure, i)} (${row.count[i].toLocaleString('en')})`,
      style: (row) => (measure === 'p-value' ? pShade(row['p-value'][i], { smallest }) : shareShade(row[measure][i])),
    })),
  ];
}

const figureText = (row: TargetRow, measure: Measure, i: number): string =>
  measure === 'p-value' ? row['p-value'][i].toExponential(2) : `${(row[measure][i] * 100).toFixed(2)}%`;

/** The table as a file: p-values and counts of every list, whatever the page shows. */
export function targetCsv({ columns, result }: TargetLists, fields: readonly string[]): Blob {
  const head = [
    'analysis_id',
    'gene_id',
    'gene_name',
    'targets',
    ...fields,
    ...columns.flatMap((name) => [name, 'count']),
  ];
  const rows = result.map((row) => [
    row.info.analysis_id,
    row.info.gene_id,
    row.info.gene_name,
    row.info.targets,
    ...fields.map((field) => textOf(row, field)),
    ...columns.flatMap((_, i) => [row['p-value'][i], row.count[i]]),
  ]);
  return new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' });
}

/** The heat map: analyses as rows, lists as columns, both clustered, and its legend with the chosen fields. */
export function heatMapOf({ columns, result }: TargetLists, fields: readonly string[]): HeatMapData {
  const values = result.map((row) => row['p-value'].map(minusLog10));
  const across = columns.map((_, i) => values.map((row) => row[i]));
  return {
    rows: result.map(({ info }, i) => [`${columnLetter(i)}  ${info.label || info.gene_name || info.gene_id}`]),
    columns: columns.map((name) => [name]),
    values,
    rowTree: clusterTree(values),
    columnTree: clusterTree(across),
    table: legendOf({ result }, fields),
  };
}

/** What the letters of the analyses stand for, with the chosen fields. */
export function legendOf({ result }: Pick<TargetLists, 'result'>, fields: readonly string[]) {
  return {
    headers: ['Index', 'Gene ID', 'Filter', 'No. Targets', 'Gene Name', 'Analysis ID', ...fields],
    rows: result.map((row, i) => [
      columnLetter(i),
      ...['gene_id', 'filter', 'targets', 'gene_name', 'analysis_id', ...fields].map((field) => textOf(row, field)),
    ]),
  };
}
