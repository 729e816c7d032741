import { heatColor, type ColorBounds } from './color.ts';
import type { ColoredCells, HeatMapData, HeatMapGrid } from './types.ts';

/** The value of a cell by the indices of its row and column. */
export function valueAt({ values, columns }: HeatMapData, row: number, column: number): number {
  const value = values[row];
  if (typeof value === 'object') return value[column];
  return (values as ArrayLike<number>)[row * columns.length + column];
}

/** All values, row after row. */
export function* allValues(data: HeatMapData): Generator<number> {
  for (let row = 0; row < data.rows.length; row++) {
    for (let column = 0; column < data.columns.length; column++) yield valueAt(data, row, column);
  }
}

/** Between cells that are large enough for it. */
const gapOf = (pitch: number): number => (pitch >= 6 ? 1 : 0);

const round = (value: number): number => Math.round(value * 100) / 100;

/** The cells by color, palest first: a path per color is far smaller than an element per cell. Blank cells are left out. */
export function paintCells(data: HeatMapData, grid: HeatMapGrid, bounds: ColorBounds): ColoredCells[] {
  const { cellWidth, cellHeight } = grid;
  const [width, height] = [round(cellWidth - gapOf(cellWidth)), round(cellHeight - gapOf(cellHeight))];
  const byColor = new Map<string, { value: number; squares: string[] }>();
  grid.rows.forEach((row, i) => {
    grid.columns.forEach((column, j) => {
      const value = valueAt(data, row, column);
      const color = heatColor(value, bounds);
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
