import { describe, expect, it } from 'vitest';
import { countRoles, edgeNames, edgesAt, geneLabel, moveNodes } from '../../../../src/features/viewer/scene/scene.ts';
import { small } from '../smallNetwork.ts';

describe('a scene', () => {
  it('has the nodes where the server placed them, and leaves out edges without both ends', () => {
    const { nodes, edges } = small();
    expect(nodes.map(({ id, role, x, y }) => [id, role, x, y])).toEqual([
      ['AT1G1', 'tf', 0, 0],
      ['AT1G2', 'tf', 0, 70],
      ['Zm00001d004', 'target', 100, 0],
      ['AT1G5', 'target', 100, 30],
      ['AT1G6', 'target', 150, 0],
    ]);
    expect(edges.map(({ id, kind, arrow, weight, evidence }) => [id, kind, arrow, weight, evidence])).toEqual([
      ['e0', 'BOUND', 'triangle', 3, 3],
      ['e1', 'INDUCED', 'triangle', 1, 1],
      ['e2', 'REPRESSED', 'tee', 9, 4],
      ['e3', 'BOUND', 'triangle', 1, 1],
      ['e4', 'BOUND', 'triangle', undefined, undefined],
      ['e5', 'ADDITIONAL', 'none', undefined, undefined],
    ]);
  });

  it('knows the edges at a node and how many TFs target it', () => {
    const scene = small();
    expect([...edgesAt(scene, 4)]).toEqual([2, 3]);
    expect([...edgesAt(scene, 0)]).toEqual([0, 1, 2, 4, 5]);
    expect([...scene.tfCounts]).toEqual([1, 1, 1, 1, 2]);
  });

  it('counts its nodes, sorts its edge names and writes labels with the symbol', () => {
    expect(countRoles(small())).toEqual({ tf: 2, target: 3, user: 0 });
    expect(edgeNames(small())[0]).toBe("5' end:Bound");
    expect(small().nodes.map(geneLabel)).toEqual([
      'AT1G1 (ALF)',
      'AT1G2 (BET)',
      'Zm00001d004 (twin)',
      'AT1G5',
      'AT1G6 (NRX1)',
    ]);
  });

  it('moves nodes by their id and nothing else', () => {
    const moved = moveNodes(small(), new Map([['AT1G5', { x: 7, y: 8 }]]));
    expect(moved.nodes.map(({ x }) => x)).toEqual([0, 0, 100, 7, 150]);
  });
});
