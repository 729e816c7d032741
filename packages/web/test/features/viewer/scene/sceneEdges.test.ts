import { expect, it } from 'vitest';
import { nodeConnections } from '../../../../src/features/viewer/scene/sceneEdges.ts';
import { small } from '../smallNetwork.ts';

it('the connections of a node are its distinct targets and the names of all edges at it', () => {
  expect(nodeConnections(small(), 1)).toEqual({
    targets: 2,
    edgeNames: [
      { name: 'in planta:Bound', count: 2 },
      { name: 'Protein interaction', count: 1 },
    ],
  });
  expect(nodeConnections(small(), 3).targets).toBe(0);
});
