import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import {
  geneColumns,
  headerCell,
  headerRows,
  findMergedCells,
  columnReader,
  tabulateMetadata,
  TrellisError,
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

/** Dates inside the archive: fixed, so that the same result gives the same file. */
const mtime = new Date(Date.UTC(2000, 0, 1));

/** Most columns that a sheet may have. */
const widest = 16_384;

/** The result as a workbook (Office Open XML): sheet `table` as the grid shows it, sheet `metadata`. */
export function workbookOf(held: EvaluatedResult): AsyncIterable<Uint8Array> {
  const { length } = held.grid().columns;
  if (length > widest) {
    const counts = `${length.toLocaleString('en')} columns; a workbook holds ${widest.toLocaleString('en')}`;
    throw new TrellisError('bad-request', `The table has ${counts}: hide some analyses or export CSV.`);
  }
  const zip = new ZipFile();
  const text = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name, { mtime });
  text('[Content_Types].xml', contentTypes);
  text('_rels/.rels', relationships);
  text('xl/workbook.xml', workbookPart(['table', 'metadata']));
  text('xl/_rels/workbook.xml.rels', workbookRelationships(2));
  text('xl/styles.xml', styleSheet);
  zip.addReadStream(Readable.from(batched(tableSheet(held))), 'xl/worksheets/sheet1.xml', { mtime });
  zip.addReadStream(Readable.from(batched(metadataSheet(held))), 'xl/worksheets/sheet2.xml', { mtime });
  zip.end();
  return zip.outputStream as unknown as AsyncIterable<Uint8Array>;
}

/** Joins rows into pieces of about 64 kB: one chunk per row would drown in the streams' own work. */
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

function* tableSheet(held: EvaluatedResult): Generator<string> {
  const grid = held.grid();
  const { columns } = grid;
  yield sheetStart({ frozenRows: headerRows, frozenColumns: 0, widths: [28, 28, 28, 16] });
  for (let row = 0; row < headerRows; row++) {
    yield rowText(
      row,
      columns.map((column): SheetCell => ({ value: headerCell(column, row), style: styles.header })),
    );
  }
  const readers = columns.map((column) => columnReader(grid, column));
  const kinds = columns.map((column, i) => (column.kind === 'gene' && i >= geneColumns - 2 ? 'bold' : column.kind));
  let index = headerRows;
  for (const gene of held.result.rows) {
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

/** Fills as in the grid: induced green, repressed red-orange, marks purple and pink. */
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
