import { expect, it } from 'vitest';
import { marksOf, unmarkedPicture } from '../../../../src/features/viewer/drawing/cytoscapeMarks.ts';
import { emptySelection } from '../../../../src/features/viewer/scene/selection.ts';
import { noFilters, visibilityOf } from '../../../../src/features/viewer/scene/visibility.ts';
import { small } from '../smallNetwork.ts';

const scene = small();

it('marks are the classes of what is hidden, selected, dimmed and lit', () => {
  const picture = {
    scene,
    visible: visibilityOf(scene, { ...noFilters, minTfs: 2 }),
    selection: { ...emptySelection, nodes: new Set([2, 4]) },
    lit: { ...emptySelection, nodes: new Set([4]) },
  };
  const marks = [0, 2, 4].map((index) => marksOf(picture, { group: 'nodes', index }).trim());
  expect(marks).toEqual(['dim', 'hidden chosen dim', 'chosen lit']);
});

it('an unmarked picture has none', () => {
  const picture = unmarkedPicture(scene);
  expect(scene.edges.map((_, index) => marksOf(picture, { group: 'edges', index })).join('')).toBe('');
});
