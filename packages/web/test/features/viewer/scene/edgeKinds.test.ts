import { expect, it } from 'vitest';
import { addUpload } from '../../../../src/features/viewer/files/upload.ts';
import { countEdgeKinds, networkLegend, nodeLegend } from '../../../../src/features/viewer/scene/edgeKinds.ts';
import { sceneEdgeKind } from '../../../../src/features/viewer/scene/scene.ts';
import { small } from '../smallNetwork.ts';

const uploaded = addUpload(small(), [{ source: 'x', name: 'mine', targets: ['AT1G1'] }], '#00ffff').scene;

it('edges are counted by kind, in legend order', () => {
  expect(countEdgeKinds(uploaded).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'INDUCED 1',
    'REPRESSED 1',
    'BOUND 3',
    'ADDITIONAL 1',
    'UPLOADED 1',
  ]);
});

it('the legend has only the roles and kinds of the network', () => {
  expect(nodeLegend(small()).map(({ label, count }) => `${label} ${count}`)).toEqual(['Queried TF 2', 'Target 3']);
  expect(networkLegend(uploaded).at(2)).toEqual({ label: 'Uploaded gene', color: '#7fb2e5', sign: 'user' });
  expect(networkLegend(uploaded).at(-1)).toEqual({
    label: 'Uploaded',
    color: '#00ffff',
    sign: 'none',
    dashed: false,
  });
});

it('the kind of an edge is read from its color or the end of its name', () => {
  expect(sceneEdgeKind('a:Regulated:EXPRESSION', '#e7298a')).toBe('EXPRESSION');
  expect(sceneEdgeKind('INDUCED by a', '#377eb8')).toBe('BOUND');
});
