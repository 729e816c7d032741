import type { Place } from './types.ts';

/** A block of nodes: their places from its upper left corner on, and its size. */
export interface Block {
  readonly places: readonly Place[];
  readonly width: number;
  readonly height: number;
}

/** Arranges nodes in a grid of a number of rows, column by column; `step` is the side of a cell. */
export function gridBlock(count: number, rows: number, step: number): Block {
  const places = Array.from({ length: count }, (_, i) => ({
    x: (Math.floor(i / rows) + 0.5) * step,
    y: ((i % rows) + 0.5) * step,
  }));
  return { places, width: Math.ceil(count / rows) * step, height: Math.min(rows, count) * step };
}

/** Arranges nodes in a square, column by column. */
export const squareBlock = (count: number, step: number): Block =>
  gridBlock(count, Math.max(1, Math.ceil(Math.sqrt(count))), step);
