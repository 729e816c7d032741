import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { precisionRecall, seededRandom, shuffledPrecisionRecall } from '../../src/stats/index.ts';

const untied = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const firstHits = (n: number, hits: number): Uint8Array =>
  Uint8Array.from({ length: n }, (_, i) => (i < hits ? 1 : 0));
const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

/** Predictions with and without ties, at least one of them a hit. */
const predictions = fc
  .array(fc.record({ step: fc.constantFrom(0, 1, 2), hit: fc.constantFrom(0, 1) }), { minLength: 1, maxLength: 80 })
  .filter((some) => some.some(({ hit }) => hit))
  .map((some) => {
    let rank = 1;
    return { ranks: some.map(({ step }) => (rank += step)), hits: Uint8Array.from(some, ({ hit }) => hit) };
  });

/** Mean area over every way to place the hits. */
function meanOfAll(ranks: readonly number[], hits: number): number {
  const areas: number[] = [];
  for (let choice = 0; choice < 2 ** ranks.length; choice++) {
    const placed = ranks.map((_, i) => (choice >>> i) & 1);
    if (sum(placed) === hits) areas.push(precisionRecall(ranks, placed).area);
  }
  return sum(areas) / areas.length;
}

describe('shuffledPrecisionRecall', () => {
  it('gives the same for the same seed, and something else for another', () => {
    const ask = (seed: string) => shuffledPrecisionRecall(untied(500), firstHits(500, 100), { shuffles: 50, seed });
    expect(ask('a')).toEqual(ask('a'));
    expect(ask('a').areas).not.toEqual(ask('b').areas);
  });

  it('compares with the area of the predictions as they are', () => {
    fc.assert(
      fc.property(predictions, ({ ranks, hits }) => {
        const { areas, p, mean } = shuffledPrecisionRecall(ranks, hits, { shuffles: 40, seed: 'share' });
        const { area } = precisionRecall(ranks, hits);
        const above = areas.filter((value) => value > area + 1e-12).length;
        const reached = areas.filter((value) => value > area - 1e-12).length;
        expect(Math.round(p * 41 - 1)).toBeGreaterThanOrEqual(above);
        expect(Math.round(p * 41 - 1)).toBeLessThanOrEqual(reached);
        expect(mean).toBeCloseTo(sum(areas) / 40, 12);
      }),
    );
  });

  it('keeps the number of hits, in the curves of the two percentiles, whose areas it lists', () => {
    fc.assert(
      fc.property(predictions, ({ ranks, hits }) => {
        const { areas, low, high } = shuffledPrecisionRecall(ranks, hits, { shuffles: 40, seed: 'curves' });
        for (const curve of [low, high]) {
          expect(curve.hits).toBe(sum(hits));
          expect(curve.precision[ranks.length - 1]).toBe(sum(hits) / ranks.length);
          expect(Math.min(...areas.map((area) => Math.abs(area - curve.area)))).toBeLessThan(1e-12);
        }
        expect(low.area).toBeLessThanOrEqual(high.area);
      }),
    );
  });

  it('takes the curves nearest to the 2.5 and 97.5 percentiles of the areas', () => {
    const shuffled = shuffledPrecisionRecall(untied(300), firstHits(300, 60), { shuffles: 201, seed: 'percentiles' });
    const sorted = shuffled.areas.slice().sort();
    expect(shuffled.low.area).toBeCloseTo(sorted[5], 12);
    expect(shuffled.high.area).toBeCloseTo(sorted[195], 12);
  });

  it.each([
    { ranks: untied(8), hits: 3 },
    { ranks: untied(9), hits: 8 },
    { ranks: [2, 2, 3, 6, 6, 6, 7, 9, 9, 10], hits: 4 },
  ])('has the mean area of all ways to place $hits hits on $ranks', ({ ranks, hits }) => {
    const options = { shuffles: 20_000, seed: 'mean' };
    const { areas, mean } = shuffledPrecisionRecall(ranks, firstHits(ranks.length, hits), options);
    const spread = Math.sqrt(sum(areas.map((area) => (area - mean) ** 2))) / areas.length;
    expect(Math.abs(mean - meanOfAll(ranks, hits))).toBeLessThan(4 * spread);
  });

  it.each([1, 7, 35, 54, 69])('lets every one of 70 places be one of %i hits equally often', (hits) => {
    const size = 70;
    const counts = new Float64Array(size);
    const shuffles = 3000;
    for (let i = 0; i < shuffles; i++) {
      const { low } = shuffledPrecisionRecall(untied(size), firstHits(size, hits), {
        shuffles: 1,
        seed: `place ${i}`,
      });
      low.recall.forEach((value, place) => (counts[place] += value > (low.recall[place - 1] ?? 0) ? 1 : 0));
    }
    const p = hits / size;
    const chiSquare = sum(counts.map((count) => (count - shuffles * p) ** 2 / (shuffles * p * (1 - p))));
    expect(chiSquare).toBeLessThan(size + 5 * Math.sqrt(2 * size));
  });

  it('is done when every prediction is a hit', () => {
    const { areas, p } = shuffledPrecisionRecall(untied(40), firstHits(40, 40), { shuffles: 30, seed: 'all' });
    expect(new Set(areas).size).toBe(1);
    expect(p).toBe(1);
  });

  it('can be given up between shuffles', () => {
    let calls = 0;
    const checkpoint = () => {
      if (++calls === 3) throw new Error('given up');
    };
    const options = { shuffles: 1000, seed: 'given up', checkpoint };
    expect(() => shuffledPrecisionRecall(untied(50), firstHits(50, 5), options)).toThrow('given up');
    expect(calls).toBe(3);
  });

  it('finds the share of hits again in 1,000 shuffles of 10,000 predictions', () => {
    const random = seededRandom('network');
    const hits = Uint8Array.from({ length: 10_000 }, () => (random.next() < 0.2 ? 1 : 0));
    const { mean } = shuffledPrecisionRecall(untied(hits.length), hits, { shuffles: 1000, seed: 'many' });
    expect(Math.abs(mean - sum(hits) / hits.length)).toBeLessThan(0.001);
  });
});
