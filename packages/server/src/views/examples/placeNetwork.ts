import type { PictureSize } from './picture.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the width and height of the drawing, in pixels; the middle is 0. */
export const halves: Readonly<Record<PictureSize, Point>> = { wide: { x: 276, y: 176 }, narrow: { x: 147, y: 210 } };

/** Space for a TF with its label at the margins, and smallest and largest distance of two targets, in pixels. */
const margin = 26;
const rowHeight = { least: 17.5, most: 44 } as const;

/** Targets of one TF that are shown on each side of it. */
const maxAside = 12;

/** Pairs of a TF and a target whose edges can still be told apart. */
const maxPairs: Readonly<Record<PictureSize, number>> = { wide: 130, narrow: 90 };

/** Most targets of a drawing with this number of TFs. */
export const maxTargets = (tfs: number, size: PictureSize): number =>
  isBetween(tfs, halves[size])
    ? 2 * maxAside
    : Math.floor(Math.min((2 * halves[size].y) / rowHeight.least, maxPairs[size] / Math.max(tfs, 1)));

/** Whether the targets are on both sides of their TF: of one TF where the picture is wide. */
const isBetween = (tfs: number, { x, y }: Point): boolean => tfs === 1 && x > y;

/** A drawing by half its size, and the width of a target, in pixels. */
interface Page {
  readonly half: Point;
  readonly targetWidth: number;
}

/**
 * Places TFs on both sides of one column of their targets, so that edges between them cover no target; of one TF the targets are in
 * columns on both sides of it, or in one across from it. First the TFs, then the targets.
 */
export function placeNetwork(tfs: number, targets: number, { half, targetWidth }: Page): Point[] {
  const side = half.x - targetWidth / 2;
  if (!isBetween(tfs, half)) return [...onSides(tfs, half), ...inColumn(targets, tfs === 1 ? side : 0, half)];
  const left = Math.floor(targets / 2);
  return [{ x: 0, y: 0 }, ...inColumn(targets - left, side, half), ...inColumn(left, -side, half)];
}

/** Room for a label between its TF and the targets: a share of their distance, which edges do not reach that turn to far targets. */
const inward = { share: 0.12, most: 16 } as const;

/** Room for a label beyond the drawing, in pixels. */
const outward = 22;

/** How far the label of one of several TFs is moved away from the targets, so that edges that leave the TF do not cover it. */
export function labelShift({ x }: Point, labelWidth: number, { half, targetWidth }: Page): number {
  const aside = Math.abs(x);
  const covered = labelWidth / 2 - Math.min(inward.share * (aside - targetWidth / 2), inward.most);
  const available = half.x + outward - aside - labelWidth / 2;
  return Math.sign(x) * Math.max(0, Math.min(covered, available));
}

/** TFs on the left and on the right in turn, equally spaced from top to bottom. */
const onSides = (count: number, half: Point): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const rows = Math.ceil((count - (i % 2)) / 2);
    const row = Math.floor(i / 2);
    return { x: (i % 2 ? 1 : -1) * (half.x - margin), y: ((row + 0.5) / rows - 0.5) * 2 * (half.y - margin / 4) };
  });

/** Rows around the middle, equally spaced. */
function inColumn(count: number, x: number, half: Point): Point[] {
  const distance = Math.min(rowHeight.most, (2 * half.y) / Math.max(count, 1));
  return Array.from({ length: count }, (_, i) => ({ x, y: (i - (count - 1) / 2) * distance }));
}
