import { describe, expect, it } from 'vitest';
import { bootstrapMean, median, quantile } from '../../src/stats/index.ts';

describe('quantiles', () => {
  it('are interpolated like those of R and numpy', () => {
    // numpy.quantile([1, 2, 4, 8], [0, 0.1, 0.5, 0.975, 1])
    const values = [0, 0.1, 0.5, 0.975, 1].map((share) => quantile([1, 2, 4, 8], share));
    [1, 1.3, 3, 7.7, 8].forEach((expected, i) => expect(values[i]).toBeCloseTo(expected, 12));
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('have the median in the middle, in any order of the values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 6])).toBe(5.5);
  });
});

describe('the bootstrap interval of a mean', () => {
  const values = Array.from({ length: 50 }, (_, i) => i / 49);

  it('is the same for the same seed', () => {
    expect(bootstrapMean(values, 'seed')).toEqual(bootstrapMean(values, 'seed'));
    expect(bootstrapMean(values, 'seed')).not.toEqual(bootstrapMean(values, 'other'));
  });

  it('is nearly that of the normal distribution for many values', () => {
    const [lower, upper] = bootstrapMean(values, 'seed');
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - 0.5) ** 2, 0) / 50 / 50);
    expect(lower).toBeCloseTo(0.5 - 1.96 * deviation, 1);
    expect(upper).toBeCloseTo(0.5 + 1.96 * deviation, 1);
  });

  it('has no width for equal values', () => {
    expect(bootstrapMean([0.25, 0.25], 'seed')).toEqual([0.25, 0.25]);
  });
});
