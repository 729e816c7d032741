import * as maths from '@trellis/core/maths';
import { formatCount } from '@trellis/core/formats';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { alwaysLabeled, pieSizes } from './sizes.ts';
import type { PieLabel } from './types.ts';

/** A slice as angles: radians clockwise from the top. */
export interface Wedge {
  readonly slice: number;
  readonly label: string;
  readonly count: number;
  readonly middle: number;
  readonly arc: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Frame {
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: number;
  /** Area in which labels are placed. */
  readonly room: Box;
}

/** Shares of the radius at which a label is tried, in this order. */
const radii = [0.72, 0.88, 0.56, 1, 0.4];

/** Minimum arc length in pixels of a slice with an optional label. */
const minArc = 8;

/** Places labels by the size of their slices. The largest slices are always labeled, the others only where nothing overlaps. */
export function placeLabels(wedges: readonly Wedge[], frame: Frame): PieLabel[] {
  const bySize = [...wedges].sort((a, b) => b.count - a.count || a.slice - b.slice);
  const placed: PieLabel[] = [];
  for (const [rank, wedge] of bySize.entries()) {
    const must = rank < alwaysLabeled;
    if (!must && wedge.arc * frame.radius * radii[0] < minArc) continue;
    const label = placeLabel(wedge, frame, placed, must);
    if (label) placed.push(label);
  }
  return placed.sort((a, b) => a.slice - b.slice);
}

function placeLabel(wedge: Wedge, frame: Frame, placed: readonly PieLabel[], must: boolean): PieLabel | undefined {
  const isFree = (label: PieLabel) => !placed.some((other) => overlap(label, other));
  const [own, ...others] = radii.map((part) => labelAt(wedge, frame, part));
  if (!must) return [own, others[0]].find((label) => isInside(label, frame.room) && isFree(label));
  const inside = [own, ...others].map((label) => pushInside(label, frame.room));
  return inside.find(isFree) ?? [...moved(inside[0], wedge, frame)].find(isFree) ?? inside[0];
}

/** A label centered on the middle line of its slice, at a share of the radius. */
function labelAt({ slice, label, count, middle }: Wedge, { center, radius, room }: Frame, part: number): PieLabel {
  const number = `: ${formatCount(count)}`;
  const maxWidth = Math.min(room.right - room.left, radius * 1.5) - textWidth(number, pieSizes.labelText);
  const text = `${fitText(label, pieSizes.labelText, maxWidth - 2 * pieSizes.labelPad)}${number}`;
  const width = Math.ceil(textWidth(text, pieSizes.labelText)) + 2 * pieSizes.labelPad;
  const height = pieSizes.labelHeight;
  const x = center.x + maths.sin(middle) * radius * part - width / 2;
  const y = center.y - maths.cos(middle) * radius * part - height / 2;
  return { slice, text, x, y, width, height, leader: undefined };
}

/** Candidate positions above and below the label, nearest first, with a line to the slice. */
function* moved(label: PieLabel, { middle }: Wedge, { center, radius, room }: Frame): Generator<PieLabel> {
  const leader = { x: center.x + maths.sin(middle) * radius * 0.9, y: center.y - maths.cos(middle) * radius * 0.9 };
  const step = label.height + 2;
  for (let rows = 1; rows * step < room.bottom - room.top; rows++) {
    for (const side of [-1, 1]) {
      const candidate = { ...label, y: label.y + side * rows * step, leader };
      if (isInside(candidate, room)) yield candidate;
    }
  }
}

function isInside({ x, y, width, height }: PieLabel, { left, top, right, bottom }: Box): boolean {
  return x >= left && y >= top && x + width <= right && y + height <= bottom;
}

function pushInside(label: PieLabel, { left, top, right, bottom }: Box): PieLabel {
  const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));
  return { ...label, x: clamp(label.x, left, right - label.width), y: clamp(label.y, top, bottom - label.height) };
}

const overlap = (a: PieLabel, b: PieLabel): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
