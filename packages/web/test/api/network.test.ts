import type { NetworkElements } from '@trellis/contract';
import { expect, it } from 'vitest';
import { cytoscapeElements } from '../../src/api/network.ts';

const node = (id: string): NetworkElements[number] => ({
  group: 'nodes',
  data: { id, name: '', type: '', size: 20, showLabel: true, shape: 'triangle', color: '#000000' },
  position: { x: 0, y: 0 },
});
const edge = (source: string, target: string): NetworkElements[number] => ({
  group: 'edges',
  data: { id: `${source}${target}`, source, target, name: 'Bound', color: '#000000', shape: 'triangle' },
});

it('leaves edges without both ends out of a file for Cytoscape, which refuses them', () => {
  const { nodes, edges } = cytoscapeElements([node('A'), node('B'), edge('A', 'B'), edge('A', 'C')]);
  expect(nodes.map(({ data }) => data.id)).toEqual(['A', 'B']);
  expect(edges).toEqual([{ data: { ...edge('A', 'B').data } }]);
});
