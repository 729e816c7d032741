import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeenPairs } from '../../src/reading/seenPairs.ts';

describe('pairs that were seen', () => {
  it('are new once, whether there are few, many of a kind, or numbers that are far apart', () => {
    const number = fc.oneof(fc.nat(40), fc.nat(70_000), fc.nat(1_000_000));
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { maxLength: 200 }), (pairs) => {
        const [seen, known] = [new SeenPairs(), new Set<string>()];
        for (const [first, second] of [...pairs, ...pairs]) {
          const key = `${first},${second}`;
          expect(seen.add(first, second)).toBe(!known.has(key));
          known.add(key);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('beyond the table of all pairs are in pages of it, and those before keep their place', () => {
    const seen = new SeenPairs();
    const numbers = Array.from({ length: 400 }, (_, i) => i * 997);
    const add = () => numbers.map((number, i) => seen.add(i, number));
    expect(add().every((isNew) => isNew)).toBe(true);
    // 300,000 rows of 400,000 pairs would be 15 GB.
    for (let i = 0; i < 300_000; i++) seen.add(i, i + 1);
    expect(add().some((isNew) => isNew)).toBe(false);
    expect(seen.add(299_999, 300_000)).toBe(false);
    expect(seen.add(299_999, 300_001)).toBe(true);
  });
});
