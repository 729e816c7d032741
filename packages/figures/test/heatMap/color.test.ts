import { lab } from 'd3-color';
import { describe, expect, it } from 'vitest';
import { heatBounds, heatColor, orRd, orRdDark } from '../../src/index.ts';

const bounds = { lower: 0, upper: 8 };

describe('the colors of the heat map', () => {
  it('are those of OrRd at its nine steps, and between them in between', () => {
    expect(orRd.map((_, step) => heatColor(step, bounds))).toEqual(orRd);
    expect(heatColor(0.5, bounds)).toBe('#fff0da');
  });

  it('end at the bounds', () => {
    expect(heatColor(-3, bounds)).toBe(orRd[0]);
    expect(heatColor(99, bounds)).toBe(orRd[8]);
    expect(heatColor(Infinity, bounds)).toBe(orRd[8]);
  });

  it('are none for a missing value', () => {
    expect(heatColor(NaN, bounds)).toBeUndefined();
  });

  it('are the two ends only where the bounds leave no room', () => {
    expect([4, 5, 6].map((value) => heatColor(value, { lower: 5, upper: 5 }))).toEqual([orRd[0], orRd[8], orRd[8]]);
  });

  it('rise from the paper to bright on dark paper, step by step', () => {
    const steps = orRdDark.map((_, step) => heatColor(step, bounds, 'dark'));
    expect(steps).toEqual(orRdDark);
    const luminances = orRdDark.map((color) => lab(color).l);
    luminances.slice(1).forEach((l, i) => expect(l - luminances[i]).toBeGreaterThan(5));
    expect(luminances[0]).toBeLessThan(10);
    expect(luminances[8]).toBeGreaterThan(90);
  });

  it('go to the 95th percentile of many values, and to the maximum where that would be the lower bound', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(heatBounds(hundred, {})).toEqual({ lower: 0, upper: 95 });
    expect(heatBounds([...hundred, 5000, NaN, Infinity], {})).toEqual({ lower: 0, upper: 96 });
    expect(heatBounds([...Array<number>(99).fill(0), 8], {})).toEqual({ lower: 0, upper: 8 });
    expect(heatBounds([-4, 2], {})).toEqual({ lower: -4, upper: 2 });
  });

  it('go from 0 to the greatest of a few finite values unless told', () => {
    expect(heatBounds([3, 7, NaN, Infinity], {})).toEqual({ lower: 0, upper: 7 });
    expect(heatBounds([3, 7], { lower: 2 })).toEqual({ lower: 2, upper: 7 });
    expect(heatBounds([3, 7], { upper: 20 })).toEqual({ lower: 0, upper: 20 });
    expect(heatBounds([0, 0], {})).toEqual({ lower: 0, upper: 1 });
    expect(heatBounds([], {})).toEqual({ lower: 0, upper: 1 });
  });
});
