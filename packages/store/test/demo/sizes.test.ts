import { describe, expect, it } from 'vitest';
import { randomFor } from '../../src/demo/random.ts';
import { divide } from '../../src/demo/sizes.ts';

describe('divide', () => {
  const division = { total: 10_000, parts: 50, smallest: 3, largest: 2_000, tail: 6 };
  const sizes = divide(randomFor('sizes'), division);

  it('makes parts that add up to the total', () => {
    expect(sizes).toHaveLength(50);
    expect(sizes.reduce((a, b) => a + b, 0)).toBe(10_000);
  });

  it('keeps the limits', () => {
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
  });

  it('makes a heavy tail', () => {
    expect(sizes[0]).toBeGreaterThan(5 * sizes[25]);
  });

  it('refuses a total that does not fit', () => {
    expect(() => divide(randomFor('sizes'), { ...division, total: 100_001 })).toThrow('cannot divide 100001 into 50');
  });
});
