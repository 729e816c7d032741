import type { DemoRandom } from './random.ts';

/** Constraints on the parts of a total. */
export interface Division {
  readonly total: number;
  readonly parts: number;
  /** All parts are smaller; large parts approach it without accumulating there. */
  readonly largest: number;
  /** Minimum size of a part. */
  readonly smallest: number;
  /** Number of random factors whose product is a part's weight; more give a heavier tail. */
  readonly tail: number;
}

/** Divides a total into parts with a heavy tail, largest first. The parts add up to the total exactly. */
export function divide(random: DemoRandom, division: Division): number[] {
  const { total, parts, largest, smallest } = division;
  if (parts * largest < total || parts * smallest > total) throw new Error(`cannot divide ${total} into ${parts}`);
  const weights = Array.from({ length: parts }, () => tailWeight(random, division.tail)).sort((a, b) => b - a);
  const sizesAt = (scale: number) => weights.map((w) => smallest + saturating(scale * w, largest - smallest));
  return topUp(sizesAt(fittingScale(sizesAt, total)), total, largest);
}

/** A product of random factors; with many of them its distribution is log-normal. */
function tailWeight(random: DemoRandom, factors: number): number {
  let weight = 1;
  for (let i = 0; i < factors; i++) weight *= 0.06 + random.uniform();
  return weight;
}

/** Proportional to small `x`, and always below the limit. */
const saturating = (x: number, limit: number): number => Math.floor((limit * x) / (limit + x));

/** The largest scale, found by bisection, at which the sizes do not exceed the total. */
function fittingScale(sizesAt: (scale: number) => number[], total: number): number {
  let [low, high] = [0, total * 1e6];
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (sizesAt(middle).reduce((a, b) => a + b, 0) <= total) low = middle;
    else high = middle;
  }
  return low;
}

/** Distributes the remainder of rounding down, one for each part in turn. */
function topUp(sizes: number[], total: number, largest: number): number[] {
  let rest = total - sizes.reduce((a, b) => a + b, 0);
  for (let i = 0; rest > 0; i = (i + 1) % sizes.length) {
    if (sizes[i] >= largest) continue;
    sizes[i]++;
    rest--;
  }
  return sizes.sort((a, b) => b - a);
}
