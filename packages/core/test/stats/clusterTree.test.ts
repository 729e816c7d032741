import { describe, expect, it } from 'vitest';
import { clusterTree } from '../../src/stats/index.ts';

describe('clusterTree', () => {
  it('puts like rows beside each other', () => {
    const tree = clusterTree([
      [0, 0],
      [300, 300],
      [1, 0],
      [299, 300],
    ]);
    expect(tree?.merges.map(({ left, right, height }) => [left, right, height])).toEqual([
      [0, 2, 1],
      [1, 3, 1],
      [4, 5, expect.closeTo(423.56, 1)],
    ]);
    expect([tree?.order, [...(tree?.order ?? [])].reverse()]).toContainEqual([0, 2, 3, 1]);
  });

  it('gives the same tree every time, however many rows are equal', () => {
    const rows = Array.from({ length: 30 }, (_, i) => [i % 3, i % 2]);
    expect(clusterTree(rows)).toEqual(clusterTree(rows));
  });

  it('has nothing to say of fewer than two rows', () => {
    expect(clusterTree([])).toBeUndefined();
    expect(clusterTree([[1, 2]])).toBeUndefined();
  });
});
