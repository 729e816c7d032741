import { bitsetOf, countBits, hasBit, type Bitset } from '../dataset/bitset.ts';
import { precisionRecall, type PrecisionRecallCurve } from './precisionRecall.ts';
import { shuffleWithin } from './shuffleWithin.ts';
import { seededRandom, type SeededRandom } from './seededRandom.ts';

/** The null distribution of a precision-recall curve. */
export interface ShuffledPrecisionRecall {
  /** Area of every shuffle. */
  readonly areas: Float64Array;
  readonly mean: number;
  /**
   * Empirical p-value (1 + k) / (1 + n), k of n shuffles whose area reaches the observed one (Phipson and Smyth 2010); the
   * observed order is one of the possible ones, so it is never 0.
   */
  readonly p: number;
  /** Curves of the shuffles whose areas are nearest to the 2.5 and 97.5 percentiles. */
  readonly low: PrecisionRecallCurve;
  readonly high: PrecisionRecallCurve;
}

export interface ShuffleOptions {
  readonly shuffles: number;
  readonly seed: string;
  /** Group of each prediction: hits are shuffled within each group; among all predictions without. */
  readonly groups?: ArrayLike<number>;
  /** Called every 20 shuffles; throws to cancel. */
  readonly checkpoint?: () => void;
}

/**
 * Shuffles the hits among the ranked predictions many times. `hits` is 1 for a true prediction, else 0. The same seed gives
 * the same curves. Cost: about 5 nanoseconds per hit and shuffle, so 0.2 seconds for 1,000 shuffles of 100,000 predictions
 * with 20,000 hits.
 */
export function shuffledPrecisionRecall(
  ranks: ArrayLike<number>,
  hits: Uint8Array,
  { shuffles, seed, groups, checkpoint = () => {} }: ShuffleOptions,
): ShuffledPrecisionRecall {
  const placeAll = groups && shuffleWithin(groups, hits);
  const place = (text: string) =>
    placeAll
      ? placeAll(bits, seededRandom(text))
      : placeHits(bits, hits.length, { hits: places.total, random: seededRandom(text) });
  const places = { ...findTies(ranks), total: hits.reduce((sum, hit) => sum + hit, 0) };
  const base = seededRandom(seed);
  const seeds = Array.from({ length: shuffles }, () => `${base.next()} ${base.next()}`);
  const bits = new Uint32Array((hits.length + 31) >>> 5);
  const areas = Float64Array.from(seeds, (text, i) => {
    if (i % 20 === 0) checkpoint();
    place(text);
    return areaOf(bits, places);
  });
  const observed = areaOf(bitsOf(hits), places);
  const curve = (percentile: number) => {
    const text = seeds[nearest(areas, percentile)];
    place(text);
    return precisionRecall(ranks, hitsOf(bits, hits.length));
  };
  return {
    areas,
    mean: areas.reduce((sum, area) => sum + area, 0) / shuffles,
    p: (1 + areas.filter((area) => area >= observed).length) / (1 + shuffles),
    low: curve(0.025),
    high: curve(0.975),
  };
}

interface Places {
  /** Start and end (exclusive) of the tie at each place. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Whether any two predictions tie. */
  readonly tied: boolean;
  /** 1/n by n, and 0 for n = 0. */
  readonly shares: Float64Array;
  /** Number of hits. */
  readonly total: number;
}

function findTies(ranks: ArrayLike<number>): Omit<Places, 'total'> {
  const [starts, ends] = [new Uint32Array(ranks.length), new Uint32Array(ranks.length)];
  let tied = false;
  for (let start = 0; start < ranks.length;) {
    let end = start + 1;
    while (end < ranks.length && ranks[end] === ranks[start]) end++;
    starts.fill(start, start, end);
    ends.fill(end, start, end);
    tied ||= end > start + 1;
    start = end;
  }
  return { starts, ends, tied, shares: Float64Array.from({ length: ranks.length + 1 }, (_, n) => (n ? 1 / n : 0)) };
}

/**
 * Sets `hits` random bits, all choices of places equally probable: first each place becomes a hit with nearly the right
 * probability, 32 places at a time; then random hits are added or removed until their number is right.
 */
function placeHits(
  bits: Uint32Array,
  size: number,
  { hits, random }: { readonly hits: number; readonly random: SeededRandom },
): void {
  // Rounded so that the correction adds or removes the more frequent kind: few draws are rejected.
  guessHits(bits, (hits <= size / 2 ? Math.floor : Math.ceil)((hits / size) * 2 ** guessBits), random);
  if (size & 31) bits[bits.length - 1] &= 2 ** (size & 31) - 1;
  const found = countBits(bits);
  const missing = found < hits;
  for (let left = Math.abs(hits - found); left > 0;) {
    const place = random.below(size);
    if (hasBit(bits, place) === missing) continue;
    bits[place >>> 5] ^= 1 << (place & 31);
    left--;
  }
}

/** Number of binary digits of the guessed share of hits. */
const guessBits = 6;

/**
 * Sets every bit with the probability guess / 2^guessBits: an "or" with random bits halves the share of zeros, an "and"
 * the share of ones.
 */
function guessHits(bits: Uint32Array, guess: number, random: SeededRandom): void {
  bits.fill(guess >>> guessBits ? 0xffffffff : 0);
  if (guess === 0 || guess >>> guessBits) return;
  const draws = new Uint32Array(bits.length);
  for (let bit = 31 - Math.clz32(guess & -guess); bit < guessBits; bit++) {
    random.fill(draws);
    if ((guess >>> bit) & 1) for (let i = 0; i < bits.length; i++) bits[i] |= draws[i];
    else for (let i = 0; i < bits.length; i++) bits[i] &= draws[i];
  }
}

/** Area under the curve from the hits alone, because recall changes only there. */
const areaOf = (bits: Uint32Array, places: Places): number =>
  places.tied ? tiedArea(bits, places) : untiedArea(bits, places);

function untiedArea(bits: Uint32Array, { shares, total }: Places): number {
  let [sum, before] = [0, 0];
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] | 0; word !== 0; word &= word - 1) {
      const place = (i << 5) + 31 - Math.clz32(word & -word);
      if (place) sum += (before + 1) * shares[place + 1] + before * shares[place];
      before++;
    }
  }
  return sum / 2 / total;
}

function tiedArea(bits: Uint32Array, { starts, ends, shares, total }: Places): number {
  let [sum, before, inTie, start, end] = [0, 0, 0, 0, 0];
  for (let i = 0; i < bits.length; i++) {
    // Signed, because arithmetic on words above 2^31 is a third slower.
    for (let word = bits[i] | 0; word !== 0; word &= word - 1) {
      const place = (i << 5) + 31 - Math.clz32(word & -word);
      if (place >= end) {
        if (start) sum += inTie * ((before + inTie) * shares[end] + before * shares[start]);
        before += inTie;
        inTie = 0;
        start = starts[place];
        end = ends[place];
      }
      inTie++;
    }
  }
  if (start) sum += inTie * ((before + inTie) * shares[end] + before * shares[start]);
  return sum / 2 / total;
}

const bitsOf = (hits: Uint8Array): Bitset =>
  bitsetOf(
    hits.length,
    Array.from(hits.keys()).filter((i) => hits[i] === 1),
  );

const hitsOf = (bits: Bitset, size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, i) => (hasBit(bits, i) ? 1 : 0));

/** Index of the area nearest to a percentile (linear between order statistics); of ties, the first. */
function nearest(areas: Float64Array, percentile: number): number {
  const sorted = areas.slice().sort();
  const at = percentile * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  const value = below + (above - below) * (at - Math.floor(at));
  let best = 0;
  areas.forEach((area, i) => {
    if (Math.abs(area - value) < Math.abs(areas[best] - value)) best = i;
  });
  return best;
}
