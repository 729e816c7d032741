import { fitText, textWidth } from '../parts/textWidth.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { HeatMapTable, PlacedTable, TableCell } from './types.ts';

const isNumber = (text: string): boolean => /^-?[\d,.]*\d(e[+-]?\d+)?$/.test(text);

interface Column {
  readonly x: number;
  readonly width: number;
  /** Whether the column holds numbers, which are right-aligned. */
  readonly right: boolean;
}

/** Width of the table; 0 without one. */
export function tableWidth(table: HeatMapTable | undefined): number {
  const last = table ? columnsOf(table, 0).at(-1) : undefined;
  return last ? last.x + last.width : 0;
}

/** Places the table at its upper left corner; columns fit their content, up to a maximum width. */
export function placeTable(table: HeatMapTable | undefined, at: { readonly x: number; readonly y: number }) {
  if (!table?.headers.length) return { table: undefined, bottom: 0 };
  const columns = columnsOf(table, at.x);
  const cell = (text: string, index: number, y: number) => placeCell(text, columns[index], y);
  const last = columns[columns.length - 1];
  const first = at.y + sizes.tableRow;
  const placed: PlacedTable = {
    headers: table.headers.map((text, index) => cell(text, index, at.y + sizes.tableText)),
    rows: table.rows.map((texts, row) =>
      table.headers.map((_, index) => cell(texts[index] ?? '', index, first + row * sizes.tableRow + 16)),
    ),
    line: { x1: at.x, x2: last.x + last.width, y: first },
  };
  return { table: placed, bottom: first + table.rows.length * sizes.tableRow + 6 };
}

function columnsOf({ headers, rows }: HeatMapTable, left: number): Column[] {
  let x = left;
  return headers.map((header, index) => {
    const texts = rows.map((row) => row[index] ?? '');
    const widths = texts.map((text) => textWidth(text, sizes.tableText));
    const widest = widths.reduce((max, width) => Math.max(max, width), textWidth(header, sizes.tableText, true));
    const column = { x, width: Math.min(Math.ceil(widest), sizes.tableColumn), right: areNumbers(texts) };
    x += column.width + sizes.columnGap;
    return column;
  });
}

const areNumbers = (texts: readonly string[]): boolean =>
  texts.some((text) => text !== '') && texts.every((text) => text === '' || isNumber(text));

function placeCell(text: string, { x, width, right }: Column, y: number): TableCell {
  const fitted = fitText(text, sizes.tableText, width + 1);
  return { text: fitted, full: fitted === text ? undefined : text, x: right ? x + width : x, y, right };
}
