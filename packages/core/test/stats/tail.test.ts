import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundary, sumAfterFirst } from '../../src/stats/tail.ts';

describe('boundary', () => {
  it('finds what a search outwards finds, on either side', () => {
    const falling = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(falling, fc.integer({ min: -31, max: 1 }), fc.boolean(), (values, limit, mirrored) => {
        const sorted = values.map((value) => -value).sort((a, b) => b - a);
        const distance = sorted.findIndex((value) => value <= limit);
        const [middle, sign] = [100, mirrored ? -1 : 1];
        const far = middle + sign * (sorted.length - 1);
        const found = boundary((x) => sorted[sign * (x - middle)], [middle, far], limit);
        expect(found).toBe(distance < 0 ? undefined : middle + sign * distance);
      }),
    );
  });
});

describe('sumAfterFirst', () => {
  it('sums a geometric series after its first term', () => {
    expect(sumAfterFirst(() => 0.5)).toBeCloseTo(1, 14);
  });

  it('keeps all digits of a sum that is small', () => {
    expect(sumAfterFirst(() => 1e-30)).toBe(1e-30);
    expect(sumAfterFirst(() => 0)).toBe(0);
  });
});
