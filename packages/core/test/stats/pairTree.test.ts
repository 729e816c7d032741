import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairTree } from '../../src/stats/clusterTree.ts';

/** A symmetric matrix of pairs: `value` of the pair of two sets, 1 of all others, nothing on the diagonal. */
const matrixOf = (count: number, [a, b]: readonly [number, number], value: number): number[][] =>
  Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (__, j) =>
      i === j ? NaN : (i === a && j === b) || (i === b && j === a) ? value : 1,
    ),
  );

it('puts the two sets of the strongest pair next to each other, however strong it is', () => {
  const pair = fc.uniqueArray(fc.nat(8), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(pair, fc.double({ min: 5, max: 1000, noNaN: true }), ([a, b], value) => {
      const order = pairTree(matrixOf(9, [a, b], value), value)?.order ?? [];
      expect(Math.abs(order.indexOf(a) - order.indexOf(b))).toBe(1);
    }),
  );
});

it('takes a missing value for 0, and values only up to the end of the colors', () => {
  const values = matrixOf(4, [0, 3], 1e6);
  values[1][2] = values[2][1] = NaN;
  const capped = matrixOf(4, [0, 3], 10);
  capped[1][2] = capped[2][1] = 0;
  expect(pairTree(values, 10)).toEqual(pairTree(capped, 10));
});
