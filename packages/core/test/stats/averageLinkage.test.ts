import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageLinkage, euclideanDistances, seededRandom, type Merge } from '../../src/stats/index.ts';
import golden from './golden/clusters.json';

const rows = fc.tuple(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 1, max: 4 })).chain(([n, width]) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: width, maxLength: width }), {
    minLength: n,
    maxLength: n,
  }),
);

const cluster = (points: readonly number[][]): Merge[] => averageLinkage(euclideanDistances(points), points.length);

/** From the definition: every pair of members. */
function expectMeanDistances(points: readonly number[][]): void {
  const d = euclideanDistances(points);
  const members: number[][] = points.map((_, i) => [i]);
  for (const { left, right, height, size } of cluster(points)) {
    const [a, b] = [members[left], members[right]];
    const sum = a.flatMap((i) => b.map((j) => d[i * points.length + j])).reduce((x, y) => x + y, 0);
    expect(height).toBeCloseTo(sum / a.length / b.length, 9);
    expect(size).toBe(a.length + b.length);
    members.push([...a, ...b]);
  }
  expect(members[members.length - 1].sort((x, y) => x - y)).toEqual(points.map((_, i) => i));
}

describe('euclideanDistances', () => {
  it('measures both ways, with noughts on the diagonal', () => {
    const points = [
      [0, 0],
      [3, 4],
      [3, 0],
    ];
    expect([...euclideanDistances(points)]).toEqual([0, 5, 3, 5, 0, 4, 3, 4, 0]);
  });
});

describe('averageLinkage', () => {
  it.each(golden.map((_, i) => i))("gives the merges of scipy's linkage: rows %i", (i) => {
    const { rows: points, merges } = golden[i];
    const found = cluster(points);
    expect(found.map(({ left, right, size }) => [left, right, size])).toEqual(
      merges.map(([left, right, , size]) => [left, right, size]),
    );
    found.forEach(({ height }, step) => expect(height).toBeCloseTo(merges[step][2], 11));
  });

  it('joins at the mean distance between the members of the two clusters', () => {
    fc.assert(fc.property(rows, expectMeanDistances));
  });

  it('still does so with 500 rows', () => {
    const random = seededRandom('rows');
    const points = Array.from({ length: 500 }, () => Array.from({ length: 8 }, () => random.next() * 300));
    expectMeanDistances(points);
  });

  it('never joins lower than before', () => {
    fc.assert(
      fc.property(rows, (points) => {
        const heights = cluster(points).map(({ height }) => height);
        expect(heights.every((height, i) => i === 0 || height >= heights[i - 1])).toBe(true);
      }),
    );
  });

  it('leaves the distances as they are, and has nothing to join for one row', () => {
    const d = euclideanDistances([[1], [4], [9]]);
    const before = [...d];
    averageLinkage(d, 3);
    expect([...d]).toEqual(before);
    expect(averageLinkage(Float64Array.of(0), 1)).toEqual([]);
  });
});
