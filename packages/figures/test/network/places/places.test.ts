import { describe, expect, it } from 'vitest';
import { groupByRegulators, placeByHierarchy, placeByRegulators, type PlacedNetwork } from '../../../src/index.ts';

const roles = (tfs: number, targets: number): PlacedNetwork['nodes'] =>
  Array.from({ length: tfs + targets }, (_, i) => ({ role: i < tfs ? 'tf' : 'target' }));
const edges = (...ends: [number, number][]): PlacedNetwork['edges'] =>
  ends.map(([source, target]) => ({ source, target }));

/** TFs 0 and 1; genes 2 and 3 of both, 4 of the first, 5 and 6 of the second, 7 of none. */
const network: PlacedNetwork = {
  nodes: roles(2, 6),
  edges: edges([0, 2], [1, 2], [1, 2], [1, 3], [0, 3], [0, 4], [1, 5], [1, 6], [0, 1], [0, 0]),
};

describe('groups of genes by their regulators', () => {
  it('hold the genes of exactly the same TFs: fewest TFs first, then the largest, those without TFs last', () => {
    expect(groupByRegulators(network)).toEqual([
      { tfs: [1], genes: [5, 6] },
      { tfs: [0], genes: [4] },
      { tfs: [0, 1], genes: [2, 3] },
      { tfs: [], genes: [7] },
    ]);
  });

  it('lie to the right of the TFs, those of more TFs farther right, and each group in a block', () => {
    const places = placeByRegulators(network);
    const [tf, one, other, both, none] = [[0, 1], [5, 6], [4], [2, 3], [7]].map((group) =>
      group.map((gene) => places[gene].x),
    );
    expect(Math.max(...tf)).toBeLessThan(Math.min(...one, ...other));
    expect(Math.max(...one, ...other)).toBeLessThan(Math.min(...both));
    expect(Math.max(...both)).toBeLessThan(Math.min(...none));
    expect(Math.abs(places[2].y - places[3].y) + Math.abs(places[2].x - places[3].x)).toBe(30);
  });
});

describe('a network arranged by hierarchy', () => {
  it('has a TF above those that it regulates, TFs of one loop in a line, and targets below', () => {
    const { nodes } = { nodes: roles(5, 3) };
    const places = placeByHierarchy({ nodes, edges: edges([0, 1], [1, 2], [2, 1], [1, 5], [3, 1], [4, 6], [0, 7]) });
    const rows = places.map(({ y }) => y);
    expect(rows[0]).toBe(rows[3]);
    expect(rows[1]).toBe(rows[2]);
    expect(rows[0]).toBeLessThan(rows[1]);
    expect(rows[1]).toBeLessThan(rows[4]);
    for (const target of [5, 6, 7]) expect(rows[target]).toBeGreaterThan(rows[4]);
  });

  it('wraps a level of more than 24 TFs, and orders genes as their TFs', () => {
    const many = placeByHierarchy({ nodes: roles(30, 2), edges: edges([29, 31], [0, 30]) });
    expect(new Set(many.slice(0, 30).map(({ y }) => y)).size).toBe(2);
    const two = placeByHierarchy({ nodes: roles(2, 2), edges: edges([0, 3], [1, 2]) });
    expect(two[0].x - two[1].x).toBeLessThan(0);
    expect(two[3].x - two[2].x).toBeLessThan(0);
  });
});
