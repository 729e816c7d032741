import { describe, expect, it } from 'vitest';
import { bitsToIndices } from '../../src/dataset/index.ts';
import { seededRandom, shuffledPrecisionRecall } from '../../src/stats/index.ts';
import { shuffleWithin } from '../../src/stats/shuffleWithin.ts';

/** Two predictions of TF 0, three of TF 1, two of TF 2 that are hits, one of TF 3 that is not. */
const groups = [0, 1, 2, 0, 1, 1, 2, 3];
const hits = Uint8Array.of(1, 1, 1, 0, 0, 0, 1, 0);

describe('hits that are shuffled within groups', () => {
  it('are at each place of a group equally often, and never in another group', () => {
    const place = shuffleWithin(groups, hits);
    const random = seededRandom('places within groups');
    const times = new Array<number>(groups.length).fill(0);
    for (let i = 0; i < 6000; i++) {
      const bits = new Uint32Array(1);
      place(bits, random);
      for (const at of bitsToIndices(bits)) times[at]++;
    }
    const shares = times.map((count) => count / 6000);
    [1 / 2, 1 / 3, 1, 1 / 2, 1 / 3, 1 / 3, 1, 0].forEach((share, at) => {
      // Three standard deviations of 6,000 draws.
      expect(Math.abs(shares[at] - share)).toBeLessThanOrEqual(3 * Math.sqrt((share * (1 - share)) / 6000));
    });
  });

  it('do not move where a TF has hits alone, or none: such a network is never better than its shuffles', () => {
    const ranks = [1, 2, 3, 4];
    const sources = [0, 0, 1, 1];
    const all = shuffledPrecisionRecall(ranks, Uint8Array.of(1, 1, 0, 0), { shuffles: 200, seed: 'a' });
    const within = { shuffles: 200, seed: 'a', groups: sources };
    expect(shuffledPrecisionRecall(ranks, Uint8Array.of(1, 1, 0, 0), within)).toMatchObject({ p: 1 });
    expect(all.p).toBeLessThan(0.3);
  });

  it('give at least 1 / (1 + n), since the observed order is possible, too', () => {
    const ranks = Array.from({ length: 60 }, (_, i) => i + 1);
    const first = Uint8Array.from(ranks, (rank) => (rank <= 30 ? 1 : 0));
    expect(shuffledPrecisionRecall(ranks, first, { shuffles: 99, seed: 'b' }).p).toBeCloseTo(1 / 100, 12);
  });
});
