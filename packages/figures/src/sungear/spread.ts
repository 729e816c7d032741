import { pointAt, sweptOf } from './equalArea.ts';
import type { Outline } from './outline.ts';
import type { Circles } from './circles.ts';

/** Share of an area that circles can fill before they are spread out. */
const crowded = 0.65;

/** Parts with up to this many circles are not divided; pushing separates them. */
const few = 16;

type Axis = 'sweep' | 'out';
type Span = readonly [from: number, to: number];
type Region = Readonly<Record<Axis, Span>>;

/** Equal-area coordinates of the circles, and the share of the outline that each fills. */
interface Crowd {
  readonly sweep: Float64Array;
  readonly out: Float64Array;
  readonly share: Float64Array;
}

interface Part {
  readonly members: Int32Array;
  readonly region: Region;
}

/**
 * Thins out crowds, in place: repeatedly halves the circles by position, and moves each cut only as far as the halves need
 * for enough space. Circles with enough space stay where they are. Cuts run around the middle and outwards, so that the
 * usual crowd in the middle grows evenly to all sides. This prepares the circles for `pushApart`, which alone would take
 * thousands of rounds to resolve a crowd from its rim.
 */
export function spreadCrowds({ x, y, r }: Circles, outline: Outline): void {
  if (r.length <= few) return;
  const [sweep, out] = [new Float64Array(r.length), new Float64Array(r.length)];
  for (let i = 0; i < r.length; i++) ({ sweep: sweep[i], out: out[i] } = sweptOf(outline, { x: x[i], y: y[i] }));
  const crowd = {
    sweep: sweep.slice(),
    out: out.slice(),
    share: r.map((radius) => (Math.PI * radius * radius) / outline.area),
  };
  thin(crowd);
  for (let i = 0; i < r.length; i++) {
    if (crowd.sweep[i] === sweep[i] && crowd.out[i] === out[i]) continue;
    ({ x: x[i], y: y[i] } = pointAt(outline, { sweep: crowd.sweep[i], out: crowd.out[i] }));
  }
}

function thin(crowd: Crowd): void {
  const parts: Part[] = [
    { members: Int32Array.from(crowd.share, (_, i) => i), region: { sweep: [0, 1], out: [0, 1] } },
  ];
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (part.members.length > few) parts.push(...halve(crowd, part));
  }
}

const lengthOf = ([from, to]: Span): number => to - from;
const areaOf = (region: Region): number => lengthOf(region.sweep) * lengthOf(region.out);

/** The axis of the longer side on the screen. */
function axisOf({ sweep, out }: Region): Axis {
  const round = 2 * Math.PI * lengthOf(sweep) * Math.sqrt((out[0] + out[1]) / 2);
  return round > Math.sqrt(out[1]) - Math.sqrt(out[0]) ? 'sweep' : 'out';
}

function halve(crowd: Crowd, { members, region: whole }: Part): [Part, Part] {
  const region = gather(crowd, { members, region: whole });
  const axis = axisOf(region);
  const [from, to] = region[axis];
  const at = crowd[axis];
  members.sort((a, b) => at[a] - at[b] || a - b);
  const count = middleOf(crowd, members);
  const [low, high] = [members.subarray(0, count), members.subarray(count)];
  const border = (at[low[count - 1]] + at[high[0]]) / 2;
  const density = Math.max(crowded, shareOf(crowd, members) / areaOf(region));
  const need = (part: Int32Array) => ((shareOf(crowd, part) / density) * (to - from)) / areaOf(region);
  const cut = Math.max(Math.min(border, to - need(high)), from + need(low));
  stretch(at, low, { from: [from, border], to: [from, cut] });
  stretch(at, high, { from: [border, to], to: [cut, to] });
  return [
    { members: low, region: { ...region, [axis]: [from, cut] } },
    { members: high, region: { ...region, [axis]: [cut, to] } },
  ];
}

function shareOf({ share }: Crowd, members: Int32Array): number {
  let sum = 0;
  for (const i of members) sum += share[i];
  return sum;
}

/** Number of leading members that make up half of the area: at least one, but not all. */
function middleOf(crowd: Crowd, members: Int32Array): number {
  const half = shareOf(crowd, members) / 2;
  let [count, sum] = [0, 0];
  while (count < members.length - 1 && sum < half) sum += crowd.share[members[count++]];
  return count;
}

/** The whole room if its circles are not crowded, otherwise the smallest part around them that is large enough. */
function gather(crowd: Crowd, { members, region }: Part): Region {
  const span: Region = { sweep: spanOf(crowd.sweep, members), out: spanOf(crowd.out, members) };
  const wanted = shareOf(crowd, members) / crowded;
  if (areaOf(span) >= wanted) return region;
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const margin = (low + high) / 2;
    if (areaOf(widen(span, margin, region)) < wanted) low = margin;
    else high = margin;
  }
  const grown = widen(span, high, region);
  for (const axis of ['sweep', 'out'] as const) stretch(crowd[axis], members, { from: span[axis], to: grown[axis] });
  return grown;
}

function spanOf(at: Float64Array, members: Int32Array): Span {
  let [from, to] = [Infinity, -Infinity];
  for (const i of members) [from, to] = [Math.min(from, at[i]), Math.max(to, at[i])];
  return [from, to];
}

function widen(region: Region, margin: number, within: Region): Region {
  const wider = (axis: Axis): Span => [
    Math.max(region[axis][0] - margin, within[axis][0]),
    Math.min(region[axis][1] + margin, within[axis][1]),
  ];
  return { sweep: wider('sweep'), out: wider('out') };
}

/** Moves circles linearly from one span to another; circles in one place are distributed evenly. */
function stretch(at: Float64Array, members: Int32Array, { from, to }: { from: Span; to: Span }): void {
  if (from[0] === to[0] && from[1] === to[1]) return;
  const length = lengthOf(from);
  members.forEach((i, place) => {
    const share = length > 1e-12 ? (at[i] - from[0]) / length : (place + 0.5) / members.length;
    at[i] = to[0] + share * lengthOf(to);
  });
}
