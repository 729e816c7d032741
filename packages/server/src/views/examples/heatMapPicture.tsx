import { clusterTree, corrections } from '@trellis/core/stats';
import { HeatMap, layoutHeatMap } from '@trellis/figures';
import type { HeatMapFigure } from '../figures/heatMapFigure.tsx';
import type { Canvas, Drawing } from './picture.ts';
import { rendered } from './render.tsx';

/** Most rows and columns of a picture: those with the smallest p-values. */
const limits = { wide: { rows: 12, columns: 10 }, narrow: { rows: 10, columns: 5 } } as const;

/** Rows and columns of a heat map. */
type Cells = Pick<HeatMapFigure, 'rows' | 'columns' | 'log10'>;

/**
 * Draws the part of a heat map with the smallest p-values, with a tree over its rows. Marks: the cell with the smallest
 * p-value, and the color scale.
 */
export const heatMapPicture =
  (figure: HeatMapFigure) =>
  (canvas: Canvas): Drawing =>
    drawMap(figure, canvas);

function drawMap(figure: HeatMapFigure, { size, width, paper, theme }: Canvas): Drawing {
  const { rows, columns, log10 } = smallestPart(figure, limits[size]);
  const heights = log10.map((row) => row.map((value) => -(value ?? 0)));
  const values = log10.map((row) => row.map((value) => (value === null ? NaN : -value)));
  const layout = layoutHeatMap(
    { rows, columns, values, rowTree: clusterTree(heights) },
    { width, height: 320, paper, valueName: `-log10 p, ${corrections[figure.correction]}` },
  );
  const { grid, scale } = layout;
  const [row, column] = darkest(heights);
  return rendered(<HeatMap layout={layout} theme={theme} label={figure.title} id={`map-${size}`} />, layout, [
    {
      x: grid.x + (grid.columns.indexOf(column) + 0.5) * grid.cellWidth,
      y: grid.y + (grid.rows.indexOf(row) + 0.5) * grid.cellHeight,
    },
    { x: scale.x + scale.width / 2, y: scale.y + scale.height / 2 },
  ]);
}

/** The rows and columns with the smallest p-values, in their order. */
function smallestPart({ rows, columns, log10 }: Cells, limit: { rows: number; columns: number }): Cells {
  const keptColumns = smallest(columns.length, limit.columns, (column) => log10.map((row) => row[column]));
  const keptRows = smallest(rows.length, limit.rows, (row) => keptColumns.map((column) => log10[row][column]));
  return {
    rows: keptRows.map((row) => rows[row]),
    columns: keptColumns.map((column) => columns[column]),
    log10: keptRows.map((row) => keptColumns.map((column) => log10[row][column])),
  };
}

/** The indices, ascending, of the lines with the smallest value. */
function smallest(count: number, limit: number, valuesOf: (line: number) => readonly (number | null)[]): number[] {
  const least = Array.from({ length: count }, (_, line) => Math.min(...valuesOf(line).map((value) => value ?? 0)));
  const order = least.map((_, line) => line).sort((a, b) => least[a] - least[b] || a - b);
  return order.slice(0, limit).sort((a, b) => a - b);
}

/** Row and column of the largest value. */
function darkest(heights: readonly (readonly number[])[]): [row: number, column: number] {
  const tops = heights.map((row) => Math.max(...row));
  const row = tops.indexOf(Math.max(...tops));
  return [row, heights[row].indexOf(tops[row])];
}
