import { describe, expect, it } from 'vitest';
import { layoutCategoryBars } from '../../src/index.ts';
import { falling, slices } from '../pie/cases.ts';
import { categoryBarsCases } from './cases.ts';

describe('the layout of the bars', () => {
  it('has a bar per value, as long as its count in relation to the largest', () => {
    const { bars, more } = layoutCategoryBars(slices({ a: 100, b: 50, c: 0 }), { width: 400 });
    expect(bars.map(({ length }) => length / bars[0].length)).toEqual([1, 0.5, 0]);
    expect(bars.map(({ share }) => share)).toEqual([2 / 3, 1 / 3, 0]);
    expect(more).toBeUndefined();
  });

  it('counts the values beyond the maximum in a last line', () => {
    const { bars, more, height } = layoutCategoryBars(falling(50), { width: 400, maxBars: 12 });
    expect(bars).toHaveLength(12);
    expect(more?.text).toBe('and 38 more');
    expect(height).toBeGreaterThan(more?.y ?? Infinity);
  });

  it('stays within the width', () => {
    for (const { values, options } of categoryBarsCases) {
      const { bars, left, width } = layoutCategoryBars(values, options);
      expect(Math.max(...bars.map(({ length }) => left + length))).toBeLessThan(width);
    }
  });

  it('has nothing to draw without values', () => {
    expect(layoutCategoryBars([], { width: 400 })).toMatchObject({ bars: [], height: 0 });
  });
});
