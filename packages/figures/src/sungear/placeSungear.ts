import type { Point } from '../parts/point.ts';
import { sungearOutline, anchorRadius, type Outline } from './outline.ts';
import type { Circles } from './circles.ts';
import { pushApart } from './pushApart.ts';
import { spreadCrowds } from './spread.ts';

/** Minimum radius, as a share of the largest. */
const minShare = 0.1;

/** Maximum share of the outline's area that all circles fill together. */
const maxFill = 0.2;

const maxRadius = anchorRadius / 4;

/**
 * Radii of circles with areas proportional to their sizes, but not below a tenth of the largest radius. All of them scale
 * together to fill up to a fifth of the outline.
 */
function radiiOf(sizes: readonly number[], { area, apothem }: Outline): Float64Array {
  const largest = sizes.reduce((max, size) => Math.max(max, size), 0);
  const shares = Float64Array.from(sizes, (size) =>
    largest > 0 ? Math.max(Math.sqrt(size / largest), minShare) : 1,
  );
  const sum = shares.reduce((total, share) => total + share * share, 0);
  const radius = Math.min(Math.sqrt((maxFill * area) / (Math.PI * sum)), maxRadius, apothem / 2);
  return shares.map((share) => share * radius);
}

/** Genes that exactly one set of vertices has in common. */
export interface SungearSet {
  /** Indices of the vertices, from 0 at the top. */
  readonly members: readonly number[];
  /** Number of genes. */
  readonly size: number;
}

export interface SungearCircle extends Point {
  readonly r: number;
}

/** Positions and lengths as shares of the side of a square; the origin is its upper left corner. */
export interface SungearPlaces {
  readonly anchors: readonly Point[];
  /** In the order of the groups. */
  readonly circles: readonly SungearCircle[];
}

/**
 * Places a Sungear diagram (Poultney, Gutierrez, Katari et al. 2007): anchors on a circle and one node per group. Each node
 * is as close as possible to the mean of its anchors without touching another node or leaving the polygon (the circle, for
 * two vertices). Deterministic. 5,000 groups take some tenths of a second.
 */
export function placeSungear({
  vertices,
  groups,
}: {
  readonly vertices: number;
  readonly groups: readonly SungearSet[];
}): SungearPlaces {
  const outline = sungearOutline(vertices);
  const radii = radiiOf(
    groups.map(({ size }) => size),
    outline,
  );
  const order = [...groups.keys()].sort((a, b) => radii[b] - radii[a] || a - b);
  const circles = startOf(order, { groups, radii, outline });
  spreadCrowds(circles, outline);
  pushApart(circles, outline);
  const placed: SungearCircle[] = new Array<SungearCircle>(groups.length);
  order.forEach((group, i) => (placed[group] = { x: circles.x[i], y: circles.y[i], r: circles.r[i] }));
  return { anchors: outline.anchors, circles: placed };
}

interface Start {
  readonly groups: readonly SungearSet[];
  readonly radii: Float64Array;
  readonly outline: Outline;
}

/** All circles at the means of their anchors, in the given order. */
function startOf(order: readonly number[], { groups, radii, outline }: Start): Circles {
  const means = order.map((group) => meanOf(groups[group].members, outline.anchors));
  return {
    x: Float64Array.from(means, ({ x }) => x),
    y: Float64Array.from(means, ({ y }) => y),
    r: Float64Array.from(order, (group) => radii[group]),
  };
}

function meanOf(members: readonly number[], anchors: readonly Point[]): Point {
  if (!members.length) return { x: 0.5, y: 0.5 };
  let [x, y] = [0, 0];
  for (const member of members) {
    x += anchors[member].x;
    y += anchors[member].y;
  }
  return { x: x / members.length, y: y / members.length };
}

/** Length of an arrow: the radius of the circle, within limits. */
const arrowLength = (r: number): number => Math.min(Math.max(r, 0.006), 0.014);

/** End of the short arrow from the edge of a circle towards an anchor, never beyond the anchor. */
export function arrowEnd({ x, y, r }: SungearCircle, anchor: Point): Point {
  const [dx, dy] = [anchor.x - x, anchor.y - y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = distance ? [dx / distance, dy / distance] : [0, 0];
  const end = Math.min(r + arrowLength(r), Math.max(distance, r));
  return { x: x + ux * end, y: y + uy * end };
}
