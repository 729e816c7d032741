import { fitLabel } from '../parts/fitLabel.ts';
import { halfChord } from '../parts/halfChord.ts';
import { textWidth } from '../parts/textWidth.ts';
import { angleOf, fallOf, pointOn, type LabeledRing, type Ring, type Area } from './ring.ts';
import { shortForm } from './shortForm.ts';
import { sungearSizes as sizes } from './sizes.ts';
import { spreadOut } from '../parts/spreadOut.ts';
import type { PlacedLabel } from './types.ts';

/**
 * Writes every label next to its corner, upright, at the side of the diagram that it is on, with a line to the corner. The
 * diagram is as large as the shortest form of the labels allows; labels with less room lose their middle parts. Undefined if
 * a label would overlap with another or be cut.
 */
export function placeSideLabels(texts: readonly string[], area: Area): LabeledRing<PlacedLabel> | undefined {
  for (const size of sizes.labelText) {
    const placed = placeInSize(texts, area, size);
    if (placed) return placed;
  }
  return undefined;
}

const lineOf = (size: number): number => size + sizes.lead;

interface Sides {
  /** Indices of the corners of each side from top to bottom. */
  readonly right: readonly number[];
  readonly left: readonly number[];
  /** The corner at the top, and the one at the bottom of an even number of corners. */
  readonly poles: readonly number[];
}

function sidesOf(count: number): Sides {
  const indices = Array.from({ length: count }, (_, i) => i);
  const half = count / 2;
  return {
    right: indices.filter((i) => i > 0 && i < half),
    left: indices.filter((i) => i > half).reverse(),
    poles: indices.filter((i) => i === 0 || i === half),
  };
}

function placeInSize(texts: readonly string[], area: Area, size: number): LabeledRing<PlacedLabel> | undefined {
  const line = lineOf(size);
  const { right, left, poles } = sidesOf(texts.length);
  const widest = [...right, ...left].reduce((max, i) => Math.max(max, textWidth(shortForm(texts[i]), size)), 0);
  const across = area.width / 2 - Math.ceil(widest) - sizes.labelPad - sizes.labelGap;
  const fall = fallOf(texts.length);
  const radius = Math.min(across, (area.height - 2 * (line + sizes.labelGap)) / (1 + fall));
  const reach = radius + sizes.labelGap;
  const depth = fall * radius + sizes.labelGap;
  if (2 * radius < sizes.minDiameter || Math.max(right.length, left.length) * line > reach + depth) return undefined;
  const ring = { center: { x: area.width / 2, y: area.top + line + reach }, radius };
  const around = { texts, ring, reach, depth, size, width: area.width };
  const labels: PlacedLabel[] = new Array<PlacedLabel>(texts.length);
  for (const index of poles) labels[index] = poleLabel(index, around);
  for (const [side, sign] of [[right, 1] as const, [left, -1] as const]) {
    sideLabels(side, sign, around).forEach((label, i) => (labels[side[i]] = label));
  }
  const isCut = labels.some(({ text }, i) => text !== texts[i] && (text === '' || text.endsWith('…')));
  return isCut ? undefined : { ring, labels, bottom: ring.center.y + depth + line };
}

interface Around {
  readonly texts: readonly string[];
  readonly ring: Ring;
  /** Radius of the disk that no label of a side enters, so that the lines to the corners have it for themselves. */
  readonly reach: number;
  /** Distance from the center down to the lowest label of a side. */
  readonly depth: number;
  readonly size: number;
  readonly width: number;
}

/** The label above the topmost corner, or below the lowest. */
function poleLabel(index: number, { texts, ring, reach, size, width }: Around): PlacedLabel {
  const down = index === 0 ? -1 : 1;
  const x = ring.center.x;
  const middle = ring.center.y + down * (reach + lineOf(size) / 2);
  const text = fitLabel(texts[index], size, width);
  const leader = pathOf([x, ring.center.y + down * (ring.radius + 4)], [x, ring.center.y + down * (reach - 1)]);
  return { text, x, y: middle + size * 0.36, size, align: 'middle', leader };
}

/** The labels of one side, from top to bottom: each as near to its corner as its neighbors and the disk allow. */
function sideLabels(side: readonly number[], sign: 1 | -1, around: Around): PlacedLabel[] {
  const { texts, ring, reach, depth, size } = around;
  const { x: cx, y: cy } = ring.center;
  const line = lineOf(size);
  const wanted = side.map((i) => pointOn(ring, reach, angleOf(i, texts.length)).y);
  const range = { min: cy - reach + line / 2, max: cy + depth - line / 2 };
  return spreadOut(wanted, line, range).map((middle, i) => {
    const edge = halfChord(reach, Math.max(Math.abs(middle - cy) - line / 2, 0));
    const x = cx + sign * (edge + sizes.labelPad);
    const text = fitLabel(texts[side[i]], size, sign > 0 ? around.width - x : x);
    const corner = pointOn(ring, ring.radius + 4, angleOf(side[i], texts.length));
    const bend = cx + sign * halfChord(reach, Math.abs(middle - cy));
    const leader = pathOf([corner.x, corner.y], [bend, middle], [x - sign * 3, middle]);
    return { text, x, y: middle + size * 0.36, size, align: sign > 0 ? 'start' : 'end', leader };
  });
}

const pathOf = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`;
