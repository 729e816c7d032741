import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageLinkage,
  euclideanDistances,
  optimalLeafOrder,
  seededRandom,
  type Merge,
} from '../../src/stats/index.ts';
import golden from './golden/clusters.json';

const rows = (most: number) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })), {
    minLength: 2,
    maxLength: most,
  });

const pathLength = (order: readonly number[], d: Float64Array): number =>
  order.slice(1).reduce((sum, leaf, i) => sum + d[order[i] * order.length + leaf], 0);

/** Every order that turning the branches gives. */
function allOrders(merges: readonly Merge[], cluster = 2 * merges.length): number[][] {
  if (cluster <= merges.length) return [[cluster]];
  const { left, right } = merges[cluster - merges.length - 1];
  const [lefts, rights] = [allOrders(merges, left), allOrders(merges, right)];
  return lefts.flatMap((a) =>
    rights.flatMap((b) => [
      [...a, ...b],
      [...b, ...a],
    ]),
  );
}

const namedOrder = (merges: readonly Merge[], cluster = 2 * merges.length): number[] => {
  if (cluster <= merges.length) return [cluster];
  const { left, right } = merges[cluster - merges.length - 1];
  return [...namedOrder(merges, left), ...namedOrder(merges, right)];
};

function treeOf(points: readonly (readonly number[])[]) {
  const d = euclideanDistances(points);
  const merges = averageLinkage(d, points.length);
  return { d, merges, order: optimalLeafOrder(merges, d) };
}

describe('optimalLeafOrder', () => {
  it.each(golden.map((_, i) => i))(
    "has the shortest path, which scipy's optimal_leaf_ordering may miss: rows %i",
    (i) => {
      const { d, order } = treeOf(golden[i].rows);
      expect(pathLength(order, d)).toBeCloseTo(golden[i].path, 10);
      expect(pathLength(order, d)).toBeLessThan(golden[i].scipyPath + 1e-9);
    },
  );

  it('is the best of all orders', () => {
    fc.assert(
      fc.property(rows(7), (points) => {
        const { d, merges, order } = treeOf(points);
        const lengths = allOrders(merges).map((other) => pathLength(other, d));
        expect(pathLength(order, d)).toBeCloseTo(Math.min(...lengths), 9);
      }),
    );
  });

  it('names every leaf once, and keeps the leaves of each cluster together', () => {
    fc.assert(
      fc.property(rows(40), (points) => {
        const { merges, order } = treeOf(points);
        expect([...order].sort((a, b) => a - b)).toEqual(points.map((_, i) => i));
        const places = Array.from(order, (_, leaf) => [order.indexOf(leaf)]);
        for (const { left, right } of merges) {
          const members = [...places[left], ...places[right]];
          expect(Math.max(...members) - Math.min(...members)).toBe(members.length - 1);
          places.push(members);
        }
      }),
    );
  });

  it('is no longer than the order in which the merges name the leaves', () => {
    fc.assert(
      fc.property(rows(40), (points) => {
        const { d, merges, order } = treeOf(points);
        expect(pathLength(order, d)).toBeLessThanOrEqual(pathLength(namedOrder(merges), d) + 1e-9);
      }),
    );
  });

  it('orders one leaf, and a chain in which every merge adds one leaf', () => {
    expect(optimalLeafOrder([], Float64Array.of(0))).toEqual([0]);
    const { order } = treeOf([[0], [1], [2.5], [4.5], [7], [10]]);
    expect([order, [...order].reverse()]).toContainEqual([0, 1, 2, 3, 4, 5]);
  });

  it('holds each of 100 leaves once', () => {
    const random = seededRandom('leaves');
    const points = Array.from({ length: 100 }, () => Array.from({ length: 8 }, () => random.next() * 300));
    const { d, merges } = treeOf(points);
    const order = optimalLeafOrder(merges, d);
    expect([...order].sort((a, b) => a - b)).toEqual(points.map((_, i) => i));
  });
});
