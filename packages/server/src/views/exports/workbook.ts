import { TrellisError, valueOf } from '@trellis/core';
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
import { rowText, type SheetCell } from './spreadsheetRow.ts';
import { sheetRows } from './sheetRows.ts';
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

function* tableSheet(evaluated: EvaluatedResult): Generator<string | Uint8Array> {
  const plain = evaluated.grid();
  const grid = { ...plain, columns: [...plain.columns, ...selfEdgeColumns(plain)] };
  const { columns } = grid;
  const { rows } = evaluated.result;
  const headings = columns.map((column) =>
    Array.from({ length: headerRows }, (_, row) => headingOf(grid, column, row)),
  );
  const about = columns.slice(0, countGeneColumns(grid));
  const texts = about.map((column) => Array.from(rows, columnReader(grid, column)));
  const { widths, heights } = tableSizes(grid, headings, texts);
  yield sheetStart({ frozenRows: headerRows, frozenColumns: 0, widths });
  for (let row = 0; row < headerRows; row++) {
    const cells = headings.map((heading): SheetCell => ({ value: heading[row], style: styles.header }));
    yield rowText(row, cells, heights[row]);
  }
  yield* sheetRows(grid, rows, headerRows + 1);
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
