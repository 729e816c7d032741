import { textWidth } from '../parts/textWidth.ts';
import { angleOf, fallOf, pointOn, type LabeledRing, type Ring, type Area } from './ring.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { PlacedLabel } from './types.ts';

/**
 * Writes numbers from 1 at the corners, each on the innermost ring where it overlaps with no other. The diagram has the room
 * that as few rings as possible leave it.
 */
export function placeNumbers(count: number, area: Area): LabeledRing<PlacedLabel> {
  const tries = sizes.numberText.flatMap((size) =>
    Array.from({ length: size > sizes.crowdedText ? 1 : sizes.maxRings }, (_, i) =>
      numbersIn(count, area, { size, rings: i + 1 }),
    ),
  );
  return tries.find(({ labels }) => labels.length === count) ?? tries[tries.length - 1];
}

interface Style {
  readonly size: number;
  readonly rings: number;
}

/** As many of the numbers as have room on some rings. */
function numbersIn(count: number, { width, top, height }: Area, { size, rings }: Style): LabeledRing<PlacedLabel> {
  const margin = sizes.numberGap + (rings - 1) * ringOf(size) + size;
  const fall = fallOf(count);
  const radius = Math.max(Math.min(width / 2 - margin, (height - 2 * margin) / (1 + fall)), sizes.minDiameter / 4);
  const ring = { center: { x: width / 2, y: top + margin + radius }, radius };
  const labels: PlacedLabel[] = [];
  for (let index = 0; index < count; index++) {
    const laps = Array.from({ length: rings }, (_, lap) => numberAt(index, { count, ring, size, lap }));
    const free = laps.find((label) => !labels.some((other) => doOverlap(label, other)));
    if (free) labels.push(free);
  }
  return { ring, labels, bottom: top + (1 + fall) * radius + 2 * margin };
}

interface Place {
  readonly count: number;
  readonly ring: Ring;
  readonly size: number;
  /** Which of the rings of numbers it is on, from 0. */
  readonly lap: number;
}

function numberAt(index: number, { count, ring, size, lap }: Place): PlacedLabel {
  const angle = angleOf(index, count);
  const gap = sizes.numberGap + lap * ringOf(size);
  const { x, y } = pointOn(ring, ring.radius + gap, angle);
  const [from, to] = [4, gap - 8].map((out) => pointOn(ring, ring.radius + out, angle));
  const leader = lap > 0 ? `M${tenths(from.x)} ${tenths(from.y)}L${tenths(to.x)} ${tenths(to.y)}` : '';
  return { text: String(index + 1), x, y: y + size * 0.36, size, align: 'middle', leader };
}

/** Distance between two rings of numbers. */
const ringOf = (size: number): number => size + 3;

const tenths = (value: number): number => Math.round(value * 10) / 10;

const halfWidth = ({ text, size }: PlacedLabel): number => textWidth(text, size) / 2 + 1;

/** Whether two centered texts overlap, or nearly. */
const doOverlap = (a: PlacedLabel, b: PlacedLabel): boolean =>
  Math.abs(a.x - b.x) < halfWidth(a) + halfWidth(b) && Math.abs(a.y - b.y) < a.size + 1;
