import { describe, expect, it } from 'vitest';
import { heatValue, heatValueName } from '../../src/views/heatColors.ts';

describe('the color of a test', () => {
  it('is of its p-value, the smaller the higher', () => {
    expect(heatValue({ log10: -3, fold: 8 }, 'p')).toBe(3);
    expect(heatValue({ log10: null, fold: 8 }, 'p')).toBeNaN();
  });

  it('is of its fold as logarithm of 2, 0 for a depleted one', () => {
    expect([8, 1, 0.5, 0].map((fold) => heatValue({ log10: -3, fold }, 'fold'))).toEqual([3, 0, 0, 0]);
    expect(heatValue({ log10: -3, fold: null }, 'fold')).toBeNaN();
  });

  it('has a scale whose name says which correction p-values have', () => {
    expect(heatValueName('p', 'bh')).toBe('-log10 p, Benjamini-Hochberg');
    expect(heatValueName('fold', 'bh')).toBe('log2 fold');
  });
});
