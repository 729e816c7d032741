import { addBit, type Bitset } from '../dataset/bitset.ts';
import { groupBy } from '../groupBy.ts';
import type { SeededRandom } from './seededRandom.ts';

/** The positions of one group, and how many of them are hits. */
interface Group {
  readonly positions: Uint32Array;
  readonly hits: number;
}

/**
 * Makes a function that sets as many random bits in each group of positions as it has hits, all choices equally probable (the first
 * steps of a Fisher-Yates shuffle). A group of hits alone, or of none, does not move.
 */
export function shuffleWithin(
  groups: ArrayLike<number>,
  hits: Uint8Array,
): (bits: Bitset, random: SeededRandom) => void {
  const all = [...groupBy(hits.keys(), (position) => groups[position]).values()].map((positions): Group => ({
    positions: Uint32Array.from(positions),
    hits: positions.reduce((sum, position) => sum + hits[position], 0),
  }));
  return (bits, random) => {
    bits.fill(0);
    for (const { positions, hits: wanted } of all) {
      const order = positions.slice();
      for (let i = 0; i < wanted; i++) {
        const from = wanted < order.length ? i + random.below(order.length - i) : i;
        addBit(bits, order[from]);
        order[from] = order[i];
      }
    }
  };
}
