import { describe, expect, it } from 'vitest';
import { gaussNodes, type WeightedPoints } from '../../src/stats/gaussNodes.ts';

const points = Float64Array.from({ length: 300 }, (_, i) => Math.log(1e-4 * (1 + i * i)));
const weights = Float64Array.from({ length: 300 }, (_, i) => Math.ceil(300 * Math.exp(-i / 60)));
const all = { points, weights };
const sumOf = ({ points: at, weights: of }: WeightedPoints, f: (x: number) => number) =>
  at.reduce((sum, x, i) => sum + of[i] * f(x), 0);

describe('the nodes of a sum over weighted points', () => {
  it('give the same sums of polynomials of degree up to 2 n - 1', () => {
    const nodes = gaussNodes(all, 4);
    expect(nodes.points).toHaveLength(4);
    for (let degree = 0; degree <= 7; degree++) {
      const power = (x: number) => (x / 10) ** degree;
      expect(sumOf(nodes, power) / sumOf(all, power)).toBeCloseTo(1, 11);
    }
  });

  it('give sums of smooth functions to 1e-10 of their value', () => {
    const logistic = (x: number) => Math.log1p(40 / (1 + Math.exp(-x)) ** 2);
    expect(sumOf(gaussNodes(all, 32), logistic) / sumOf(all, logistic)).toBeCloseTo(1, 10);
  });

  it('are the points themselves where there are few, without those of no weight', () => {
    const few = { points: Float64Array.of(1, 2, 3), weights: Float64Array.of(2, 0, 5) };
    expect(gaussNodes(few, 4)).toEqual({ points: Float64Array.of(1, 3), weights: Float64Array.of(2, 5) });
  });
});
