import { valueOf } from '@trellis/core';
import { quote } from '@trellis/core/query';
import type { OverviewView } from '@trellis/core/views';
import { isCommitField } from '../../shared/genes/MetadataValue.tsx';
import type { Sort } from '../../ui/sort.ts';

/** An analysis of the data set with its metadata. */
export type OverviewAnalysis = OverviewView['datasets'][number];

export interface OverviewColumn {
  /** `id`, `gene_id`, `gene_name`, or a metadata key (never in lower case). */
  readonly key: string;
  readonly name: string;
  /** In pixels. */
  readonly width: number;
}

const fixedColumns = [
  { key: 'id', name: 'ID' },
  { key: 'gene_id', name: 'Gene ID' },
  { key: 'gene_name', name: 'Gene Name' },
];

/** Text of a cell; '' when the analysis does not have the key. */
export function cellText(analysis: OverviewAnalysis, key: string): string {
  if (key === 'id') return String(analysis.id);
  if (key === 'gene_id') return analysis.geneId;
  if (key === 'gene_name') return analysis.geneName;
  return valueOf(analysis.metadata, key) ?? '';
}

/** The text that a cell shows: of a commit the first digits, as `CommitName` has them. */
function shownText(analysis: OverviewAnalysis, key: string): string {
  const text = cellText(analysis, key);
  return isCommitField(key, text) ? text.slice(0, 7) : text;
}

/** The metadata keys that have a value in some analysis, sorted. */
export const metadataKeys = (analyses: readonly OverviewAnalysis[]): string[] =>
  [...new Set(analyses.flatMap(({ metadata }) => Object.keys(metadata)))].sort();

/** ID, Gene ID, Gene Name, then the metadata keys, with the widths that the texts of the analyses need. */
export function columnsOf(analyses: readonly OverviewAnalysis[], keys: readonly string[]): OverviewColumn[] {
  return [...fixedColumns, ...keys.map((key) => ({ key, name: key }))].map((column) => ({
    ...column,
    width: widthOf(column, analyses),
  }));
}

/** Average widths of a capital or digit and of other characters, padding, and width of the sort arrow, in pixels. */
const [wideCharacter, narrowCharacter, padding, sortArrow] = [8.6, 7, 24, 14];
const [minWidth, maxWidth] = [56, 280];

function widthOf(
  { key, name }: { readonly key: string; readonly name: string },
  analyses: readonly OverviewAnalysis[],
) {
  const longest = analyses.reduce((width, one) => Math.max(width, textWidth(shownText(one, key))), 0);
  const wanted = Math.max(longest, textWidth(name) + sortArrow) + padding;
  return Math.round(Math.min(Math.max(wanted, minWidth), maxWidth));
}

function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += /[A-Z0-9_%]/.test(character) ? wideCharacter : narrowCharacter;
  return width;
}

/** The query of one analysis. */
export const analysisQuery = ({ id, geneId }: OverviewAnalysis): string => `${quote(geneId)}[id=${id}]`;

/** The query of all analyses of the TF. */
export const geneQuery = ({ geneId }: OverviewAnalysis): string => quote(geneId);

/** The analyses as lines of a CSV file, with a header. */
export function csvRows(
  analyses: readonly OverviewAnalysis[],
  columns: readonly OverviewColumn[],
): (string | number)[][] {
  const cell = (one: OverviewAnalysis, key: string) => (key === 'id' ? one.id : cellText(one, key));
  return [columns.map(({ name }) => name), ...analyses.map((one) => columns.map(({ key }) => cell(one, key)))];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The analyses in order. Numbers within texts compare as numbers (9 days before 14 days), empty cells come last in both
 * orders, and ties keep the order of the server (gene id, then id).
 */
export function sortAnalyses(
  analyses: readonly OverviewAnalysis[],
  sort: Sort | undefined,
): readonly OverviewAnalysis[] {
  if (!sort) return analyses;
  const sign = sort.order === 'asc' ? 1 : -1;
  return [...analyses].sort((a, b) => {
    const [x, y] = [cellText(a, sort.column), cellText(b, sort.column)];
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return sign * collator.compare(x, y);
  });
}
