import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/stats/index.ts';
import golden from './golden/seededRandom.json';

const drawn = (seed: string, n: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: n }, () => random.next());
};

/** Pearson's chi-square of counts that should be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('seededRandom', () => {
  it.each(golden)(
    'gives the words of an implementation in another language: $first',
    ({ seed, first, thousandth }) => {
      const words = new Uint32Array(1000);
      seededRandom(seed).fill(words);
      expect([...words.subarray(0, 4)]).toEqual(first);
      expect(words[999]).toBe(thousandth);
    },
  );

  it.each(golden)(
    'draws whole numbers like that one, passing over the words that would favor some: $firstBelow',
    ({ seed, below, firstBelow, lastOf40000 }) => {
      const random = seededRandom(seed);
      const drawn = Array.from({ length: 40_000 }, () => random.below(below));
      expect(drawn.slice(0, 2)).toEqual(firstBelow);
      expect(drawn.slice(-2)).toEqual(lastOf40000);
    },
  );

  it('gives other numbers for a seed that differs in one letter, or in its order', () => {
    const firsts = ['', 'a', 'b', 'ab', 'ba', 'abc', 'a'.repeat(1000), 'a'.repeat(1001)].map(
      (seed) => drawn(seed, 1)[0],
    );
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it('draws numbers from 0 up to but not 1, evenly', () => {
    const counts = new Array<number>(100).fill(0);
    for (const value of drawn('even', 100_000)) counts[Math.floor(value * 100)]++;
    // 99 degrees of freedom: 148 and 62 are passed by one seed in a thousand
    expect(chiSquare(counts)).toBeLessThan(148);
    expect(chiSquare(counts)).toBeGreaterThan(62);
  });

  it.each([1, 3, 7, 20])('draws each of %i whole numbers equally often', (n) => {
    const random = seededRandom(`whole ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 40_000; i++) counts[random.below(n)]++;
    expect(chiSquare(counts)).toBeLessThan(n + 4 * Math.sqrt(2 * n));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('fills words with the bits that it would draw one by one', () => {
    const words = new Uint32Array(50);
    seededRandom('words').fill(words);
    expect([...words].map((word) => word / 2 ** 32)).toEqual(drawn('words', 50));
  });
});
