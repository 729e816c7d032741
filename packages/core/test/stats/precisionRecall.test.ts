import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { precisionRecall } from '../../src/stats/index.ts';
import golden from './golden/precisionRecall.json';

const untied = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const anyHits = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 60 }).filter((hits) => hits.includes(1));

describe('precisionRecall', () => {
  it.each(golden)('agrees with exact fractions: area $area', ({ ranks, hits, precision, recall, area }) => {
    const found = precisionRecall(ranks, hits);
    expect([...found.precision]).toEqual(precision);
    expect([...found.recall]).toEqual(recall);
    expect(found.area).toBeCloseTo(area, 14);
    expect(found.hits).toBe(hits.reduce((sum, hit) => sum + hit, 0));
  });

  it('gives tied predictions the precision and recall of the last of them', () => {
    const { precision, recall } = precisionRecall([1, 4, 4, 4, 5], [1, 0, 1, 1, 0]);
    expect([...precision]).toEqual([1, 0.75, 0.75, 0.75, 0.6]);
    expect([...recall]).toEqual([1 / 3, 1, 1, 1, 1]);
  });

  it('starts at the first prediction: a single one spans no area', () => {
    expect(precisionRecall([1], [1]).area).toBe(0);
    expect(precisionRecall([2, 2], [1, 1]).area).toBe(0);
    expect(precisionRecall([1, 2], [1, 1]).area).toBe(0.5);
  });

  it('ends at recall 1 with the share of hits, and recall never falls', () => {
    fc.assert(
      fc.property(anyHits, (hits) => {
        const { precision, recall, hits: total } = precisionRecall(untied(hits.length), hits);
        expect(recall[hits.length - 1]).toBe(1);
        expect(precision[hits.length - 1]).toBe(total / hits.length);
        expect(recall.every((value, i) => i === 0 || value >= recall[i - 1])).toBe(true);
      }),
    );
  });

  it('has no recall and no area without a hit', () => {
    const { precision, recall, area } = precisionRecall([1, 2], [0, 0]);
    expect([...precision]).toEqual([0, 0]);
    expect([...recall, area]).toEqual([NaN, NaN, NaN]);
  });
});
