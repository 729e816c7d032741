import { expect, it } from 'vitest';
import { edgeAt } from '../../../../src/features/viewer/drawing/sigmaPointer.ts';
import { noFilters, visibilityOf } from '../../../../src/features/viewer/scene/visibility.ts';
import { loopRing } from '../../../../src/features/viewer/scene/loops.ts';
import { addUpload } from '../../../../src/features/viewer/files/upload.ts';
import { small } from '../smallNetwork.ts';

const visible = visibilityOf(small(), noFilters);

it('the edge nearest to a point is found, within a distance only', () => {
  expect(edgeAt(small(), visible, { x: 50, y: 16 }, 3)).toBe(1);
  expect(edgeAt(small(), visible, { x: 50, y: -20 }, 3)).toBeUndefined();
});

it('a self-loop is found on its ring, not inside it', () => {
  const { scene } = addUpload(small(), [{ source: 'AT1G5', name: 'mine', targets: ['AT1G5'] }], '#ffff00');
  const shown = visibilityOf(scene, noFilters);
  const { x, y, radius } = loopRing(scene, 6);
  expect(edgeAt(scene, shown, { x: x + radius, y }, 1)).toBe(6);
  expect(edgeAt(scene, shown, { x, y }, 1)).toBeUndefined();
});

it('hidden edges are not found', () => {
  const hidden = visibilityOf(small(), { ...noFilters, kinds: new Set(['INDUCED']) });
  expect(edgeAt(small(), hidden, { x: 50, y: 16 }, 3)).toBeUndefined();
});
