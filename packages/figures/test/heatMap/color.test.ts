import { describe, expect, it } from 'vitest';
import { heatBounds, heatColor, orRd } from '../../src/index.ts';

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

  it('go from 0 to the greatest finite value unless told', () => {
    expect(heatBounds([3, 7, NaN, Infinity], {})).toEqual({ lower: 0, upper: 7 });
    expect(heatBounds([3, 7], { lower: 2 })).toEqual({ lower: 2, upper: 7 });
    expect(heatBounds([3, 7], { upper: 20 })).toEqual({ lower: 0, upper: 20 });
    expect(heatBounds([0, 0], {})).toEqual({ lower: 0, upper: 1 });
    expect(heatBounds([], {})).toEqual({ lower: 0, upper: 1 });
  });
});
