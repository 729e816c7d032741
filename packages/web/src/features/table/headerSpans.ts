import { formatCount } from '@trellis/core/formats';
import { headerRows } from '@trellis/core/result';
import type { TableAnalysis } from '@trellis/core/views';
import { countOf } from '../../ui/numbers.ts';
import { geneColumnName, isSpecificity, shownGeneColumns, type Tracks } from './columns.ts';

/** Last header row: the kind of value in the column. It is never merged, so that every column can be sorted. */
const leafRow = headerRows - 1;

/** Heights of the header rows in pixels: the label of an analysis, four lines about it, the kind of value. */
const rowHeights: readonly number[] = [70, 18, 18, 18, 18, 24];

/** Top edge of a header row in pixels. */
export const rowTop = (row: number): number => rowHeights.slice(0, row).reduce((sum, height) => sum + height, 0);

/** Height of the header in pixels. */
export const headHeight = rowTop(headerRows);

/** One drawn header cell. */
export interface HeaderSpan {
  readonly key: string;
  readonly row: number;
  /** Index of its first column in the table. */
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly text: string;
  /** Beginning of the text that is a symbol, '' for none. */
  readonly symbol: string;
  /** What a screen reader reads, and what the pointer shows: the text in words. */
  readonly words: string;
  /** True for the cell that sorts its column. */
  readonly leaf: boolean;
}

type Cell = Partial<HeaderSpan> & Pick<HeaderSpan, 'row' | 'column' | 'text'>;

function span({ rows = 1, columns = 1, symbol = '', words, ...cell }: Cell): HeaderSpan {
  const leaf = cell.row + rows === headerRows;
  return { ...cell, rows, columns, symbol, words: words ?? cell.text, leaf, key: `${cell.row}:${cell.column}` };
}

/** Header cell of a column about the gene, over all rows. `titles` are those of the table, with the number of TFs of the data set. */
export function geneSpan(column: number, titles: readonly string[] = []): HeaderSpan {
  const text = isSpecificity(column) ? (titles[column] ?? geneColumnName(column)) : geneColumnName(column);
  const words = isSpecificity(column)
    ? `${text}: TFs of the whole data set; fewer first is most specific first`
    : text;
  return span({ row: 0, column, rows: headerRows, text, words });
}

/** Header cells above each analysis, in the order of the columns. */
export function analysisSpans(analyses: readonly TableAnalysis[]): HeaderSpan[][] {
  let column = shownGeneColumns;
  return analyses.map((analysis) => {
    const first = column;
    column += analysis.kinds.length;
    return spansOf(analysis, first);
  });
}

/** The label takes the room of the lines that an analysis does not have. */
function spansOf(analysis: TableAnalysis, column: number): HeaderSpan[] {
  const { label, tf, kinds } = analysis;
  const lines = linesOf(analysis);
  const columns = kinds.length;
  const rows = leafRow - lines.length;
  const symbol = label.startsWith(`${tf} ·`) ? tf : '';
  return [
    span({ row: 0, column, rows, columns, text: label, symbol }),
    ...lines.map((line, i) => span({ row: rows + i, column, columns, ...line })),
    ...kinds.map((kind, i) => span({ row: leafRow, column: column + i, text: kind })),
  ];
}

interface Line {
  readonly text: string;
  readonly words?: string;
}

function linesOf({ edgeType, method, edges, total, perturbation, directions }: TableAnalysis): Line[] {
  const counts = edges === total ? countOf(edges, 'edge') : `${formatCount(edges)} of ${countOf(total, 'edge')}`;
  const lines: Line[] = [{ text: edgeType }, { text: method }, { text: counts }];
  if (directions) {
    const [induced, repressed] = [directions.induced, directions.repressed].map((count) => formatCount(count));
    const by = perturbation === null ? '' : ' by the TF';
    lines.push({ text: `▲ ${induced}  ▼ ${repressed}`, words: `${induced} induced, ${repressed} repressed${by}` });
  }
  if (perturbation === 'none') lines.push({ text: 'direction unknown' });
  return lines.filter(({ text }) => text !== '');
}

/** The cells of the drawn columns from place `first` to place `last` of those that scroll. */
export function visibleSpans(
  spans: readonly (readonly HeaderSpan[])[],
  { frozen, list, placeOf }: Tracks,
  { first, last }: { readonly first: number; readonly last: number },
  titles: readonly string[] = [],
): HeaderSpan[] {
  const inSight = list.slice(first, last + 1);
  const genes = inSight
    .filter(({ column }) => column < shownGeneColumns)
    .map(({ column }) => geneSpan(column, titles));
  const places = { first: first + frozen.length, last: last + frozen.length };
  const touches = ({ column, columns }: HeaderSpan) => {
    const at = placeOf.get(column);
    return at !== undefined && at <= places.last && at + columns > places.first;
  };
  return [...genes, ...spans.filter(([label]) => touches(label)).flatMap((one) => one.filter(touches))];
}
