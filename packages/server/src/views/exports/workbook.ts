import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import {
  analysisLabel,
  countOf,
  formatCount,
  geneColumns,
  headerCell,
  headerRows,
  findMergedCells,
  columnReader,
  tabulateMetadata,
  TrellisError,
  type GridColumn,
  type ResultGrid,
} from '@trellis/core';
import type { EvaluatedResult } from '../evaluatedResult.ts';
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
import { rowText, type SheetCell } from './spreadsheetRow.ts';
import { zipOutput } from './zipOutput.ts';

/** Date of every file in the workbook: fixed, so that the same result gives the same bytes. */
const mtime = new Date(Date.UTC(2000, 0, 1));

/** Maximum number of columns of a sheet (limit of Excel). */
const maxColumns = 16_384;

/** Writes a result as a workbook (Office Open XML) with the sheets `table` and `metadata`. */
export function workbookOf(evaluated: EvaluatedResult): AsyncIterable<Uint8Array> {
  const { length } = evaluated.grid().columns;
  if (length > maxColumns) {
    const counts = `${countOf(length, 'column')}; a workbook holds ${formatCount(maxColumns)}`;
    throw new TrellisError('bad-request', `The table has ${counts}: hide some analyses or export CSV.`);
  }
  const zip = new ZipFile();
  const text = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name, { mtime });
  text('[Content_Types].xml', contentTypes);
  text('_rels/.rels', relationships);
  text('xl/workbook.xml', workbookPart(['table', 'metadata']));
  text('xl/_rels/workbook.xml.rels', workbookRelationships(2));
  text('xl/styles.xml', styleSheet);
  zip.addReadStream(Readable.from(batched(tableSheet(evaluated))), 'xl/worksheets/sheet1.xml', { mtime });
  zip.addReadStream(Readable.from(batched(metadataSheet(evaluated))), 'xl/worksheets/sheet2.xml', { mtime });
  zip.end();
  return zipOutput(zip);
}

/** Joins rows into pieces of about 64 kB: the overhead of a stream chunk is too high for a single row. */
function* batched(texts: Iterable<string>): Generator<Buffer> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < 65_536) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

function* tableSheet(evaluated: EvaluatedResult): Generator<string> {
  const grid = evaluated.grid();
  const { columns } = grid;
  yield sheetStart({ frozenRows: headerRows, frozenColumns: 0, widths: [28, 28, 28, 16] });
  for (let row = 0; row < headerRows; row++) {
    yield rowText(
      row,
      columns.map((column): SheetCell => ({ value: headingOf(grid, column, row), style: styles.header })),
    );
  }
  const readers = columns.map((column) => columnReader(grid, column));
  const kinds = columns.map((column, i) => (column.kind === 'gene' && i >= geneColumns - 2 ? 'bold' : column.kind));
  let index = headerRows;
  for (const gene of evaluated.result.rows) {
    yield rowText(
      index++,
      readers.map((read, i): SheetCell => {
        const value = read(gene);
        return { value, style: styleOfCell(kinds[i], value) };
      }),
    );
  }
  yield sheetEnd(findMergedCells(grid));
}

/** Heading of a column; the first row has the label of the analysis below the id and symbol of its TF. */
function headingOf({ result }: ResultGrid, column: GridColumn, row: number): string {
  const text = headerCell(column, row);
  if (row > 0 || column.kind === 'gene') return text;
  return `${text.split('\n')[0]}\n${analysisLabel(result, column.column)}`;
}

/** Returns the style of a cell, with the colors of the grid. */
function styleOfCell(kind: string, value: SheetCell['value']): number {
  if (value === null) return styles.plain;
  switch (kind) {
    case 'bold':
      return styles.bold;
    case 'Pvalue':
      return styles.exponent;
    case 'Log2FC':
      return Number(value) >= 0 ? styles.induced : styles.repressed;
    case 'EDGE':
      return value === '*' ? styles.expression : styles.bound;
    default:
      return styles.plain;
  }
}

function* metadataSheet({ result }: EvaluatedResult): Generator<string> {
  const { columns, data } = tabulateMetadata(result);
  yield sheetStart({ frozenRows: 1, frozenColumns: 1, widths: [24] });
  yield rowText(
    0,
    columns.map(({ name }) => ({ value: name, style: styles.header })),
  );
  let index = 1;
  for (const row of Object.values(data)) {
    yield rowText(
      index++,
      columns.map(({ id }) => ({ value: row[id], style: styles.plain })),
    );
  }
  yield sheetEnd([]);
}
