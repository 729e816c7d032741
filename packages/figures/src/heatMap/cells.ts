import { heatColor, type ColorBounds, type HeatMapPaper } from './color.ts';
import type { ColoredCells, HeatMapData, HeatMapGrid } from './types.ts';

/** The value of a cell by the indices of its row and column; NaN for one that is missing. */
export function valueAt({ values, columns }: HeatMapData, row: number, column: number): number {
  const rowValues = values[row];
  if (typeof rowValues === 'object') return rowValues[column];
  const value = values[row * columns.length + column];
  return typeof value === 'number' ? value : NaN;
}

/** All values, row by row. */
export function* allValues(data: HeatMapData): Generator<number> {
  for (let row = 0; row < data.rows.length; row++) {
    for (let column = 0; column < data.columns.length; column++) yield valueAt(data, row, column);
  }
}

/** Gap between cells; small cells have none. */
const gapOf = (pitch: number): number => (pitch >= 6 ? 1 : 0);

const round = (value: number): number => Math.round(value * 100) / 100;

/** One path per color, lowest first, which is far smaller than one element per cell. Leaves out cells without a value. */
export function paintCells(
  data: HeatMapData,
  grid: HeatMapGrid,
  { bounds, paper }: { readonly bounds: ColorBounds; readonly paper: HeatMapPaper | undefined },
): ColoredCells[] {
  const { cellWidth, cellHeight } = grid;
  const [width, height] = [round(cellWidth - gapOf(cellWidth)), round(cellHeight - gapOf(cellHeight))];
  const byColor = new Map<string, { value: number; squares: string[] }>();
  grid.rows.forEach((row, i) => {
    grid.columns.forEach((column, j) => {
      const value = valueAt(data, row, column);
      const color = heatColor(value, bounds, paper);
      if (color === undefined) return;
      const square = `M${round(grid.x + j * cellWidth)} ${round(grid.y + i * cellHeight)}h${width}v${height}h-${width}z`;
      const same = byColor.get(color);
      if (same) same.squares.push(square);
      else byColor.set(color, { value, squares: [square] });
    });
  });
  return [...byColor]
    .sort(([, a], [, b]) => a.value - b.value)
    .map(([color, { squares }]) => ({ color, path: squares.join('') }));
}
