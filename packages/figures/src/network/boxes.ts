import { textWidth } from '../parts/textWidth.ts';
import type { DrawnNode } from './types.ts';

/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of a label below a node. */
export function labelBox({ x, y, size, fontSize, labelShift = 0 }: DrawnNode, lines: readonly string[]): Box {
  const middle = x + labelShift;
  const half = Math.max(...lines.map((line) => textWidth(line, fontSize))) / 2;
  const top = y + size / 2;
  return { left: middle - half, right: middle + half, top, bottom: top + fontSize * (0.3 + 1.2 * lines.length) };
}

/** What a node and its label below cover, with a margin. */
export function nodeBoxes(node: DrawnNode, margin: number): readonly Box[] {
  const { x, y, size, lines } = node;
  const half = size / 2;
  const box = { left: x - half, right: x + half, top: y - half, bottom: y + half };
  return (lines.length ? [box, labelBox(node, lines)] : [box]).map(({ left, top, right, bottom }) => ({
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  }));
}

/** Whether a point lies in one of some boxes. */
export const isIn = (boxes: readonly Box[], { x, y }: { readonly x: number; readonly y: number }): boolean =>
  boxes.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
