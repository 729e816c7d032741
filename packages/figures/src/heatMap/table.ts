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

/** A table without the columns in which every cell is empty. */
export function filledColumns(table: HeatMapTable | undefined): HeatMapTable | undefined {
  if (!table) return undefined;
  const kept = [...table.headers.keys()].filter((column) => table.rows.some((row) => row[column]));
  return {
    headers: kept.map((column) => table.headers[column]),
    rows: table.rows.map((row) => kept.map((column) => row[column] ?? '')),
  };
}

/** Width of the table; 0 without one. */
export function tableWidth(table: HeatMapTable | undefined, available?: number): number {
  const last = table ? columnsOf(table, 0, available).at(-1) : undefined;
  return last ? last.x + last.width : 0;
}

interface TablePlace {
  readonly x: number;
  readonly y: number;
  /** Maximum width of the table. */
  readonly available?: number;
}

/** Places the table at its upper left corner; columns fit their content, up to a maximum width. */
export function placeTable(table: HeatMapTable | undefined, at: TablePlace) {
  if (!table?.headers.length) return { table: undefined, bottom: 0 };
  const columns = columnsOf(table, at.x, at.available);
  const cell = (text: string, index: number, y: number) => placeCell(text, columns[index], y);
  const last = columns[columns.length - 1];
  const first = at.y + sizes.tableRow;
  const placed: PlacedTable = {
    headers: columns.map((_, index) => cell(table.headers[index], index, at.y + sizes.tableText)),
    rows: table.rows.map((texts, row) =>
      columns.map((_, index) => cell(texts[index] ?? '', index, first + row * sizes.tableRow + 16)),
    ),
    line: { x1: at.x, x2: last.x + last.width, y: first },
  };
  return { table: placed, bottom: first + table.rows.length * sizes.tableRow + 6 };
}

/** The columns, as wide as the room allows; where they do not fit it with a legible width, the last ones are left out. */
function columnsOf({ headers, rows }: HeatMapTable, left: number, available = Infinity): Column[] {
  const longest = available === Infinity ? sizes.tableColumn : available;
  const most = Math.max(2, Math.floor((available + sizes.columnGap) / (sizes.minTableColumn + sizes.columnGap)));
  const columns = headers.slice(0, most).map((header, index) => {
    const texts = rows.map((row) => row[index] ?? '');
    const widths = texts.map((text) => textWidth(text, sizes.tableText));
    const widest = widths.reduce((max, width) => Math.max(max, width), textWidth(header, sizes.tableText, true));
    return { width: Math.min(Math.ceil(widest), longest), right: areNumbers(texts) };
  });
  const widths = narrowed(
    columns.map(({ width }) => width),
    available - sizes.columnGap * (columns.length - 1),
  );
  let x = left;
  return columns.map(({ right }, index) => {
    const column = { x, width: widths[index], right };
    x += column.width + sizes.columnGap;
    return column;
  });
}

/** Widths that fit the room together: the widest columns become narrower, all of them down to the same width. */
function narrowed(widths: readonly number[], available: number): readonly number[] {
  let [rest, left] = [Math.max(available, 0), widths.length];
  const ascending = [...widths].sort((a, b) => a - b);
  for (const width of ascending) {
    if (width * left > rest) break;
    rest -= width;
    left--;
  }
  const most = left ? Math.floor(rest / left) : Infinity;
  return widths.map((width) => Math.min(width, Math.max(most, sizes.columnGap)));
}

const areNumbers = (texts: readonly string[]): boolean =>
  texts.some((text) => text !== '') && texts.every((text) => text === '' || isNumber(text));

function placeCell(text: string, { x, width, right }: Column, y: number): TableCell {
  const fitted = fitText(text, sizes.tableText, width + 1);
  return { text: fitted, full: fitted === text ? undefined : text, x: right ? x + width : x, y, right };
}
