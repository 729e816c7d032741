import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fisherExact, type TwoByTwo } from '../../src/index.ts';
import golden from './golden/fisherExact.json';
import { relativeError } from './relativeError.ts';

const tolerance = 1e-10;
const sides = ['greater', 'less', 'two-sided'] as const;

const tables = golden.map(({ table: [first, second], ...answers }) => {
  const table: TwoByTwo = [
    [first[0], first[1]],
    [second[0], second[1]],
  ];
  return { table, ...answers };
});

const count = fc.nat(200);
const anyTable = fc.tuple(fc.tuple(count, count), fc.tuple(count, count));

describe('fisherExact', () => {
  it.each(tables)('agrees with exact fractions on $table', (expected) => {
    for (const side of sides) {
      expect(relativeError(fisherExact(expected.table, side), expected[side])).toBeLessThan(tolerance);
    }
  });

  it('is tested near 1e-300 on either side, and in populations of 2,778 to 5,000,000', () => {
    const populations = new Set(tables.map(({ table }) => table.flat().reduce((sum, n) => sum + n, 0)));
    for (const population of [2_778, 28_000, 1_000_000, 5_000_000]) expect(populations).toContain(population);
    const rare = (side: 'greater' | 'less') => tables.filter((row) => row[side] > 0 && row[side] < 1e-295).length;
    expect(rare('greater')).toBeGreaterThan(3);
    expect(rare('less')).toBeGreaterThan(1);
  });

  it.each(tables)("agrees with R's fisher.test on $table", ({ table, r }) => {
    for (const side of sides) expect(relativeError(fisherExact(table, side), r[side])).toBeLessThan(tolerance);
  });

  it('asks the same of a table and of the table turned on its side', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom(...sides), ([[a, b], [c, d]], side) => {
        const [one, turned] = [
          fisherExact(
            [
              [a, b],
              [c, d],
            ],
            side,
          ),
          fisherExact(
            [
              [a, c],
              [b, d],
            ],
            side,
          ),
        ];
        expect(relativeError(one, turned)).toBeLessThan(tolerance);
      }),
    );
  });

  it('is two-sided twice one side when half of all are drawn', () => {
    for (let marked = 3; marked <= 300; marked++) {
      const hits = Math.floor(marked / 3);
      const table: TwoByTwo = [
        [hits, marked - hits],
        [400 - hits, 400 - marked + hits],
      ];
      expect(relativeError(fisherExact(table, 'two-sided'), 2 * fisherExact(table, 'less'))).toBeLessThan(tolerance);
    }
  });

  it('is two-sided never below the smaller side, and never above 1', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const both = fisherExact(table, 'two-sided');
        const smaller = Math.min(fisherExact(table, 'greater'), fisherExact(table, 'less'));
        expect(both).toBeGreaterThanOrEqual(Math.min(1, smaller * (1 - tolerance)));
        expect(both).toBeLessThanOrEqual(1);
      }),
    );
  });
});
