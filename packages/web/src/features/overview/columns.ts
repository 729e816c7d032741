import type { Overview } from '@trellis/contract';
import { quote } from '@trellis/core';

/** One analysis of the data set. */
export type AnalysisRow = Overview['datasets'][number];

export interface AnalysisColumn {
  /** `id`, `gene_id`, `gene_name`, or a metadata key, which is never in lower case. */
  readonly key: string;
  readonly name: string;
  /** In pixels. */
  readonly width: number;
}

const named = [
  { key: 'id', name: 'ID' },
  { key: 'gene_id', name: 'Gene ID' },
  { key: 'gene_name', name: 'Gene Name' },
];

/** Text of a cell, '' where the analysis does not have the key. */
export function cellText(row: AnalysisRow, key: string): string {
  if (key === 'id') return String(row.id);
  if (key === 'gene_id') return row.gene_id;
  return (key === 'gene_name' ? row.gene_name : row.metadata[key]) ?? '';
}

/** ID, Gene ID, Gene Name, then every metadata key that one of the rows has, as wide as their texts ask for. */
export function columnsOf(rows: readonly AnalysisRow[]): AnalysisColumn[] {
  const keys = [...new Set(rows.flatMap(({ metadata }) => Object.keys(metadata)))].sort();
  return [...named, ...keys.map((key) => ({ key, name: key }))].map((column) => ({
    ...column,
    width: widthOf(column, rows),
  }));
}

/** Average widths of a capital or digit and of any other character, and the room beside the text. */
const [wide, narrow, room, sortSign] = [8.6, 7, 18, 14];
const [least, most] = [56, 280];

function widthOf({ key, name }: { readonly key: string; readonly name: string }, rows: readonly AnalysisRow[]) {
  const longest = rows.reduce((width, row) => Math.max(width, textWidth(cellText(row, key))), 0);
  const wanted = Math.max(longest, textWidth(name) + sortSign) + room;
  return Math.round(Math.min(Math.max(wanted, least), most));
}

function textWidth(text: string): number {
  let width = 0;
  for (const one of text) width += /[A-Z0-9_%]/.test(one) ? wide : narrow;
  return width;
}

/** The query that a click on an ID runs: this analysis of its TF. */
export const analysisQuery = ({ id, gene_id }: AnalysisRow): string => `${quote(gene_id)}[id=${id}]`;

/** The query that a click on a gene runs: all analyses of the TF. */
export const geneQuery = ({ gene_id }: AnalysisRow): string => quote(gene_id);

/** The rows as they are shown, with a line of names above. */
export function csvRows(rows: readonly AnalysisRow[], columns: readonly AnalysisColumn[]): (string | number)[][] {
  const cell = (row: AnalysisRow, key: string) => (key === 'id' ? row.id : cellText(row, key));
  return [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ key }) => cell(row, key)))];
}
