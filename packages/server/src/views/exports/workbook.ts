import { TrellisError, valueOf } from '@trellis/core';
import { directionOf, type Perturbation } from '@trellis/core/dataset';
import { countOf, formatCount } from '@trellis/core/formats';
import {
  countGeneColumns,
  headerCell,
  headerRows,
  columnReader,
  selfEdgeColumns,
  type GridColumn,
  type MergedCell,
  type ResultGrid,
} from '@trellis/core/result';
import { analysisLabel, tabulateMetadata } from '@trellis/core/views';
import type { EvaluatedResult } from '@trellis/engine';
import { blocksOf, tableSizes, widthOf } from './sheetSizes.ts';
import {
  contentTypes,
  relationships,
  sheetEnd,
  sheetStart,
  styleSheet,
  styles,
  workbookPart,
  workbookRelationships,
} from './spreadsheetParts.ts';
import { cellText, rowText, type SheetCell } from './spreadsheetRow.ts';
import { zipPieces } from './zipPieces.ts';

/** Maximum number of columns of a sheet (limit of Excel). */
const maxColumns = 16_384;

/** Writes a result as a workbook (Office Open XML) with the sheets `table` and `metadata`. */
export function workbookOf(evaluated: EvaluatedResult): AsyncIterable<Uint8Array> {
  const { length } = evaluated.grid().columns;
  if (length > maxColumns) {
    const counts = `${countOf(length, 'column')}; a workbook holds ${formatCount(maxColumns)}`;
    throw new TrellisError('bad-request', `The table has ${counts}: hide some analyses or export CSV.`);
  }
  return zipPieces([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: relationships },
    { name: 'xl/workbook.xml', content: workbookPart(['table', 'metadata']) },
    { name: 'xl/_rels/workbook.xml.rels', content: workbookRelationships(2) },
    { name: 'xl/styles.xml', content: styleSheet },
    { name: 'xl/worksheets/sheet1.xml', content: tableSheet(evaluated) },
    { name: 'xl/worksheets/sheet2.xml', content: metadataSheet(evaluated) },
  ]);
}

function* tableSheet(evaluated: EvaluatedResult): Generator<string> {
  const plain = evaluated.grid();
  const grid = { ...plain, columns: [...plain.columns, ...selfEdgeColumns(plain)] };
  const { columns } = grid;
  const { rows } = evaluated.result;
  const headings = columns.map((column) =>
    Array.from({ length: headerRows }, (_, row) => headingOf(grid, column, row)),
  );
  const readers = columns.map((column) => columnReader(grid, column));
  const texts = readers.slice(0, countGeneColumns(grid)).map((read) => Array.from(rows, read));
  const { widths, heights } = tableSizes(grid, headings, texts);
  yield sheetStart({ frozenRows: headerRows, frozenColumns: 0, widths });
  for (let row = 0; row < headerRows; row++) {
    const cells = headings.map((heading): SheetCell => ({ value: heading[row], style: styles.header }));
    yield rowText(row, cells, heights[row]);
  }
  const styleFor = columns.map(cellStyle);
  let index = headerRows;
  for (const gene of rows) {
    let text = '';
    for (let i = 0; i < readers.length; i++) {
      const value = readers[i](gene);
      if (value !== null) text += cellText(index, i, value, styleFor[i](value));
    }
    yield `<row r="${++index}">${text}</row>`;
  }
  yield sheetEnd(mergedHeadings(grid));
}

/**
 * Each column about the gene spans the header rows; the columns of an analysis share the rows above their kinds. Unlike in
 * the grid of the API, two mentions of an analysis are not merged: each keeps its filter.
 */
function mergedHeadings({ columns }: ResultGrid): MergedCell[] {
  const merged = columns
    .slice(0, countGeneColumns({ columns }))
    .map((_, col): MergedCell => ({ row: 0, col, rowspan: headerRows, colspan: 1 }));
  for (const { start, end } of blocksOf(columns)) {
    for (let row = 0; row < headerRows - 1 && end - start > 1; row++) {
      merged.push({ row, col: start, rowspan: 1, colspan: end - start });
    }
  }
  return merged;
}

/** Heading of a column; the first row has the label of the analysis below the id and symbol of its TF. */
function headingOf({ result }: ResultGrid, column: GridColumn, row: number): string {
  const text = headerCell(column, row);
  if (row > 0 || column.kind === 'gene') return text;
  return `${text.split('\n')[0]}\n${analysisLabel(result, column.column)}`;
}

/** Smallest absolute fold change that is written as a power of ten: infinite ones are stored as the largest number. */
const minHuge = 1e6;

/** Returns what styles the cells of a column, with the colors of the grid: fold changes by what the TF does to the gene. */
function cellStyle(column: GridColumn): (value: SheetCell['value']) => number {
  if (column.kind === 'gene') return (value) => styleOfCell(column.title, value, undefined);
  const { perturbation } = column.column.analysis;
  return (value) => styleOfCell(column.kind, value, perturbation);
}

/** Returns the style of a cell by the kind or title of its column. */
function styleOfCell(kind: string, value: SheetCell['value'], perturbation: Perturbation | undefined): number {
  if (value === null) return styles.plain;
  switch (kind) {
    case 'Gene ID':
      return styles.bold;
    case 'Edge Count':
      return styles.boldCount;
    case 'User List Count':
      return styles.count;
    case 'Pvalue':
      return typeof value === 'number' ? styles.pvalue : styles.plain;
    case 'Log2FC':
      return foldChangeStyle(Number(value), perturbation);
    case 'EDGE':
      return value === '*' ? styles.expression : styles.bound;
    default:
      return styles.plain;
  }
}

function foldChangeStyle(log2fc: number, perturbation: Perturbation | undefined): number {
  const isHuge = Math.abs(log2fc) >= minHuge;
  const direction = directionOf(log2fc, perturbation);
  if (direction === 0) return styles.plain;
  if (direction > 0) return isHuge ? styles.hugelyInduced : styles.induced;
  return isHuge ? styles.hugelyRepressed : styles.repressed;
}

/** A cell of the metadata; null where the analysis does not have the key. */
const cellOf = (row: Readonly<Record<string, SheetCell['value']>>, id: string | number): SheetCell['value'] =>
  valueOf(row, String(id)) ?? null;

function* metadataSheet({ result }: EvaluatedResult): Generator<string> {
  const { columns, data } = tabulateMetadata(result);
  const rows = Object.values(data);
  const widths = columns.map(({ id, name }) =>
    widthOf(
      [name],
      rows.map((row) => cellOf(row, id)),
    ),
  );
  yield sheetStart({ frozenRows: 1, frozenColumns: 1, widths });
  yield rowText(
    0,
    columns.map(({ name }) => ({ value: name, style: styles.header })),
  );
  let index = 1;
  for (const row of rows) {
    yield rowText(
      index++,
      columns.map(({ id }) => ({ value: cellOf(row, id), style: styles.plain })),
    );
  }
  yield sheetEnd([]);
}
