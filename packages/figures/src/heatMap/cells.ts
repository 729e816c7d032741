import { heatColour, type ColourBounds } from './colour.ts';
import type { ColouredCells, HeatMapData, HeatMapGrid } from './types.ts';

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

/** The cells by colour, palest first: a path per colour is far smaller than an element per cell. Blank cells are left out. */
export function paintCells(data: HeatMapData, grid: HeatMapGrid, bounds: ColourBounds): ColouredCells[] {
  const { cellWidth, cellHeight } = grid;
  const [width, height] = [round(cellWidth - gapOf(cellWidth)), round(cellHeight - gapOf(cellHeight))];
  const byColour = new Map<string, { value: number; squares: string[] }>();
  grid.rows.forEach((row, i) => {
    grid.columns.forEach((column, j) => {
      const value = valueAt(data, row, column);
      const colour = heatColour(value, bounds);
      if (colour === undefined) return;
      const square = `M${round(grid.x + j * cellWidth)} ${round(grid.y + i * cellHeight)}h${width}v${height}h-${width}z`;
      const same = byColour.get(colour);
      if (same) same.squares.push(square);
      else byColour.set(colour, { value, squares: [square] });
    });
  });
  return [...byColour]
    .sort(([, a], [, b]) => a.value - b.value)
    .map(([colour, { squares }]) => ({ colour, path: squares.join('') }));
}
