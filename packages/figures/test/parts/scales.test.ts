import { describe, expect, it } from 'vitest';
import { linearScale, logScale, ticksOf } from '../../src/parts/scales.ts';

describe('a linear scale', () => {
  it('maps equal differences to equal distances, also downward', () => {
    expect([-10, 0, 15, 30].map(linearScale([0, 20], [100, 200]))).toEqual([50, 100, 175, 250]);
    expect([0, 5, 20].map(linearScale([0, 20], [200, 100]))).toEqual([200, 175, 100]);
  });

  it('maps every value of an empty domain to the middle', () => {
    expect([3, 4].map(linearScale([3, 3], [0, 8]))).toEqual([4, 4]);
  });

  it('has round ticks within its domain', () => {
    expect(ticksOf(linearScale([0, 1234], [0, 1]), 5)).toEqual([0, 200, 400, 600, 800, 1000, 1200]);
  });
});

describe('a logarithmic scale', () => {
  it('maps equal ratios to equal distances', () => {
    const places = [0.5, 1, 2, 8].map(logScale([0.5, 8], [0, 4]));
    places.forEach((place, i) => expect(place).toBeCloseTo([0, 1, 2, 4][i], 12));
  });
});
