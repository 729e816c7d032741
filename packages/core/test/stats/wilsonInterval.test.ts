import { describe, expect, it } from 'vitest';
import { wilsonInterval } from '../../src/stats/index.ts';

describe('the interval of a share', () => {
  it('is that of R: prop.test(15, 50, correct = FALSE) and prop.test(0, 10, correct = FALSE)', () => {
    const [low, high] = wilsonInterval(15, 50);
    expect(low).toBeCloseTo(0.1910359, 6);
    expect(high).toBeCloseTo(0.4375037, 6);
    expect(wilsonInterval(0, 10)[0]).toBe(0);
    expect(wilsonInterval(0, 10)[1]).toBeCloseTo(0.2775328, 6);
  });

  it('solves (p - share)^2 = z^2 p (1 - p) / total at both ends', () => {
    for (const p of wilsonInterval(7, 31)) {
      const share = 7 / 31;
      expect((p - share) ** 2).toBeCloseTo((1.959963984540054 ** 2 * p * (1 - p)) / 31, 14);
    }
  });

  it('is everything for nothing counted, and ends at 1 for all', () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
    expect(wilsonInterval(9, 9)[1]).toBe(1);
  });
});
