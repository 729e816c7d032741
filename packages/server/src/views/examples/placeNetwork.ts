import * as maths from '@trellis/core/maths';
import type { PictureSize } from './picture.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the width and height of the drawing, in pixels; the middle is 0. */
export const halves: Readonly<Record<PictureSize, Point>> = { wide: { x: 276, y: 176 }, narrow: { x: 147, y: 210 } };

/** Space for a label at the margins, and for a target with its label in columns, in pixels. */
const margin = 38;
const cell = { width: 112, height: 50 } as const;

/** Targets around one TF that leave room for their labels. */
const maxAround: Readonly<Record<PictureSize, number>> = { wide: 24, narrow: 12 };

/** Most targets of a drawing with this number of TFs. */
export const maxTargets = (tfs: number, size: PictureSize): number =>
  tfs === 1 ? maxAround[size] : columnsIn(halves[size]) * Math.floor((2 * halves[size].y) / cell.height);

/** Columns of targets that fit between the TFs. */
const columnsIn = ({ x }: Point): number => Math.max(1, Math.floor((2 * x - 4 * margin) / cell.width));

/**
 * Places one TF in the middle with its targets on an ellipse around it, or several TFs on both sides of their targets, which
 * fill columns: first the TFs, then the targets.
 */
export const placeNetwork = (tfs: number, targets: number, half: Point): Point[] =>
  tfs === 1 ? [{ x: 0, y: 0 }, ...ellipse(targets, half)] : [...onSides(tfs, half), ...inColumns(targets, half)];

/** Equal angles on an ellipse, clockwise from the top; every second place is nearer to the middle. */
const ellipse = (count: number, half: Point): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    const share = i % 2 && count > 6 ? 0.68 : 1;
    return {
      x: (half.x - margin) * share * maths.cos(angle),
      y: (half.y - margin / 2) * share * maths.sin(angle),
    };
  });

/** TFs on the left and on the right in turn, equally spaced from top to bottom. */
const onSides = (count: number, half: Point): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const rows = Math.ceil(count / 2);
    const row = Math.floor(i / 2);
    return { x: (i % 2 ? 1 : -1) * (half.x - margin / 2), y: ((row + 0.5) / rows - 0.5) * 2 * half.y };
  });

/** As many columns as fit between the TFs, filled row by row. */
function inColumns(count: number, half: Point): Point[] {
  const columns = columnsIn(half);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * cell.width,
    y: ((Math.floor(i / columns) + 0.5) / rows - 0.5) * 2 * (half.y - margin / 4),
  }));
}
