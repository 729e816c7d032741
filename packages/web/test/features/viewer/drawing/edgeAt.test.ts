import { expect, it } from 'vitest';
import { edgeAt } from '../../../../src/features/viewer/drawing/edgeAt.ts';
import { noFilters, visibilityOf } from '../../../../src/features/viewer/scene/visibility.ts';
import { small } from '../smallNetwork.ts';

const visible = visibilityOf(small(), noFilters);

it('the edge nearest to a point is found, within a distance only', () => {
  expect(edgeAt(small(), visible, { x: 50, y: 16 }, 3)).toBe(1);
  expect(edgeAt(small(), visible, { x: 50, y: -20 }, 3)).toBeUndefined();
});

it('hidden edges are not found', () => {
  const hidden = visibilityOf(small(), { ...noFilters, kinds: new Set(['INDUCED']) });
  expect(edgeAt(small(), hidden, { x: 50, y: 16 }, 3)).toBeUndefined();
});
