import { describe, expect, it } from 'vitest';
import { addUpload } from '../../../../src/features/viewer/files/upload.ts';
import { geneKeyedPlaces } from '../../../../src/features/viewer/layout/forceTask.ts';
import { arrangeScene } from '../../../../src/features/viewer/scene/arrangement.ts';
import { small } from '../smallNetwork.ts';

describe('the arrangement of a scene', () => {
  it('is the one of the server in blocks, and changes nothing but places in the others', () => {
    const scene = small();
    expect(arrangeScene(scene, { name: 'blocks' })).toBe(scene);
    for (const name of ['regulators', 'hierarchy'] as const) {
      const arranged = arrangeScene(scene, { name });
      expect(arranged.nodes.map(({ x, y }) => [x, y])).not.toEqual(scene.nodes.map(({ x, y }) => [x, y]));
      expect(arranged.nodes.map((node) => ({ ...node, x: 0, y: 0 }))).toEqual(
        scene.nodes.map((node) => ({ ...node, x: 0, y: 0 })),
      );
      expect(arranged.edges).toBe(scene.edges);
    }
  });

  it('keeps computed places by gene, and puts genes that come later to the right of them', () => {
    const scene = small();
    const places = geneKeyedPlaces(
      scene,
      scene.nodes.map((_, i) => ({ x: 100 * i, y: -i })),
    );
    const { scene: more } = addUpload(
      scene,
      [{ source: 'new', name: 'mine', targets: ['AT1G1', 'other'] }],
      '#ffff00',
    );
    const { nodes } = arrangeScene(more, { name: 'force', places });
    expect(nodes.slice(0, 5).map(({ x, y }) => [x, y])).toEqual(scene.nodes.map((_, i) => [100 * i, -i]));
    expect(nodes.slice(5).map(({ id, x }) => [id, x > 400])).toEqual([
      ['new', true],
      ['other', true],
    ]);
    expect([nodes[5].x, nodes[5].y]).not.toEqual([nodes[6].x, nodes[6].y]);
  });
});
