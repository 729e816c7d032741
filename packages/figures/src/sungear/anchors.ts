import type { Point } from '../parts/point.ts';
import { placeNames } from './nameKey.ts';
import { placeNumbers } from './numbers.ts';
import { squareOf, type Ring, type Area } from './ring.ts';
import { placeSideLabels } from './sideLabels.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { NumberedName, PlacedAnchor, SungearAnchor } from './types.ts';

/** Minimum diameter of a diagram with names at its corners, as a share of the diameter that numbers leave. */
const minShare = 0.62;

interface Anchored {
  readonly ring: Ring;
  readonly anchors: readonly PlacedAnchor[];
  /** Where the diagram ends with its labels. */
  readonly bottom: number;
  /** The names of numbered corners, from y = 0; none if the corners have their names. */
  readonly names: readonly NumberedName[];
  readonly namesHeight: number;
}

/** Names the corners where all names are readable, and otherwise numbers them. */
export function placeAnchors(anchors: readonly SungearAnchor[], area: Area): Anchored {
  const texts = anchors.map(({ label }) => label);
  const numbered = placeNumbers(anchors.length, area);
  const named = placeSideLabels(texts, area);
  const isNamed = named !== undefined && named.ring.radius >= minShare * numbered.ring.radius;
  const { ring, labels, bottom } = isNamed ? named : numbered;
  const { names, height } = isNamed ? { names: [], height: 0 } : placeNames(texts, area.width);
  return {
    ring,
    anchors: labels.map((label, i) => ({
      ...label,
      name: nameOf(texts[i], i, isNamed),
      full: label.text === texts[i] ? undefined : texts[i],
      corner: cornerOf(anchors[i], ring),
    })),
    bottom,
    names,
    namesHeight: height && height + sizes.keyGap,
  };
}

/** The accessible name begins with what is written, so that it can be spoken. */
function nameOf(label: string, index: number, isNamed: boolean): string {
  if (!label) return `Analysis ${index + 1}`;
  return isNamed ? label : `${index + 1}: ${label}`;
}

function cornerOf(anchor: Point, ring: Ring): Point {
  const { x, y, side } = squareOf(ring);
  return { x: x + anchor.x * side, y: y + anchor.y * side };
}
