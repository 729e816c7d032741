import { describe, expect, it } from 'vitest';
import { buildScene } from '../../../../src/features/viewer/scene/scene.ts';
import {
  alongCycle,
  alongPath,
  feedForwardOf,
  nodeIndices,
} from '../../../../src/features/viewer/scene/spotlight.ts';

const node = (id: string) => ({
  group: 'nodes' as const,
  data: { id, name: '', type: '', size: 20, showLabel: id < 'C', shape: 'triangle', color: '#000000' },
  position: { x: 0, y: 0 },
});
const edge = (id: string, source: string, target: string) => ({
  group: 'edges' as const,
  data: { id, source, target, name: `e${id}`, color: '#377eb8', shape: 'triangle' },
});
/** A to B and C and D, B to A and C; A to B by two names. */
const scene = buildScene([
  ...['A', 'B', 'C', 'D'].map(node),
  ...[edge('0', 'A', 'B'), edge('1', 'A', 'B'), edge('2', 'B', 'C'), edge('3', 'A', 'C'), edge('4', 'A', 'D')],
  edge('5', 'B', 'A'),
]);
const shown = ({ nodes, edges }: { nodes: ReadonlySet<number>; edges: ReadonlySet<number> }) =>
  `${[...nodes].sort().map((index) => scene.nodes[index].id).join('')} ${[...edges].sort().join('')}`; // oxfmt-ignore

describe('showing a part of a network', () => {
  it('follows a path in its direction, over all edges between two genes', () => {
    expect(shown(alongPath(scene, ['A', 'B', 'C']))).toBe('ABC 012');
    expect(shown(alongPath(scene, ['D', 'A']))).toBe('AD ');
  });

  it('leaves out genes that are not drawn', () => {
    expect(nodeIndices(scene, ['a', 'nothing'])).toEqual([0]);
    expect(shown(alongPath(scene, ['A', 'nothing', 'C']))).toBe('AC ');
  });

  it('closes a cycle', () => {
    expect(shown(alongCycle(scene, ['A', 'B']))).toBe('AB 015');
  });

  it('shows the targets that two TFs share, and the edges of their loops', () => {
    expect(shown(feedForwardOf(scene, 'A', 'B'))).toBe('ABC 0123');
    expect(shown(feedForwardOf(scene, 'A', 'nothing'))).toBe('A ');
  });
});
