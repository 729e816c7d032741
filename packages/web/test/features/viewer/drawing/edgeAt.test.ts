import { expect, it } from 'vitest';
import { mixColors } from '../../../../src/features/viewer/drawing/mixColor.ts';
import { edgeAt } from '../../../../src/features/viewer/drawing/edgeAt';
import { engineFor } from '../../../../src/features/viewer/drawing/useDrawing.ts';
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

it('colors are mixed part by part', () => {
  expect([mixColors('#ff0000', '#ffffff', 0.5), mixColors('#102030', '#000000', 1)]).toEqual(['#ff8080', '#102030']);
});

it('large networks are drawn with WebGL where there is one', () => {
  expect([engineFor(3000, true), engineFor(3001, true), engineFor(100_000, false)]).toEqual([
    'canvas',
    'webgl',
    'canvas',
  ]);
});
