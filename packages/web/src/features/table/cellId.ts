import type { CellPlace } from './keyboard.ts';

/** DOM id of a cell, by which the grid says which one is active. */
export const cellId = (grid: string, { row, column }: CellPlace): string => `${grid}-${row}-${column}`;
