import { countGeneColumns, headerCell, type ResultGrid } from './grid.ts';
import { headerRows } from './gridShape.ts';

/** A block of equal header cells that is drawn as one cell. */
export interface MergedCell {
  readonly row: number;
  readonly col: number;
  readonly rowspan: number;
  readonly colspan: number;
}

/**
 * Merged header cells: each gene column spans all header rows; in row r (1 to 5) neighbors merge if rows 1 to r agree; row 0
 * merges like row 1. Leaves out blocks of one cell.
 */
export function findMergedCells(grid: ResultGrid): MergedCell[] {
  const merged: MergedCell[] = [];
  for (let col = 0; col < countGeneColumns(grid); col++)
    merged.push({ row: 0, col, rowspan: headerRows, colspan: 1 });
  for (let row = 0; row < headerRows; row++) merged.push(...mergedInRow(grid, row));
  return merged;
}

function mergedInRow(grid: ResultGrid, row: number): MergedCell[] {
  const depth = Math.max(row, 1);
  const merged: MergedCell[] = [];
  for (let start = countGeneColumns(grid), end; start < grid.columns.length; start = end) {
    for (end = start + 1; end < grid.columns.length && agree(grid, [start, end], depth); end++);
    if (end - start > 1) merged.push({ row, col: start, rowspan: 1, colspan: end - start });
  }
  return merged;
}

function agree({ columns }: ResultGrid, [a, b]: readonly [number, number], depth: number): boolean {
  for (let row = 1; row <= depth; row++) {
    if (headerCell(columns[a], row) !== headerCell(columns[b], row)) return false;
  }
  return true;
}
