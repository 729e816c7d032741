import { expect, it } from 'vitest';
import {
  cytoscapeElements,
  marksOf,
  unmarkedPicture,
} from '../../../../src/features/viewer/drawing/cytoscapeElements.ts';
import { cytoscapeRules } from '../../../../src/features/viewer/drawing/cytoscapeStyle.ts';
import { edgeWidth } from '../../../../src/features/viewer/drawing/drawing.ts';
import { addUpload } from '../../../../src/features/viewer/files/upload.ts';
import { emptySelection } from '../../../../src/features/viewer/scene/selection.ts';
import { noFilters, visibilityOf } from '../../../../src/features/viewer/scene/visibility.ts';
import { small } from '../smallNetwork.ts';

it('edges are as wide as their weight, from 1 to 5', () => {
  expect([undefined, 0.2, 1, 3.5, 9].map(edgeWidth)).toEqual([1, 1, 1, 3.5, 5]);
});

it('edges are as wide as the analyses that agree, and not as their publications', () => {
  const widths = cytoscapeElements(small()).flatMap(({ data }) => ('width' in data ? [data.width] : []));
  expect(widths.slice(0, 3)).toEqual([3, 1, 5]);
});

it('elements keep the colors, shapes and indices of the server', () => {
  const elements = cytoscapeElements(small());
  expect(elements[0]).toEqual({
    group: 'nodes',
    data: {
      id: 'n0',
      size: 20,
      shape: 'triangle',
      color: '#1f9d55',
      label: 'AT1G1\n(ALF)',
      font: 9,
      permanent: 1,
      outline: 1.8,
    },
    position: { x: 0, y: 0 },
  });
  expect(elements[7]).toEqual({
    group: 'edges',
    data: { id: 'e2', source: 'n0', target: 'n4', color: '#e41a1c', arrow: 'tee', width: 5 },
  });
});

it('no name becomes part of an id, so that any name can be hidden', () => {
  const { scene } = addUpload(small(), [{ source: "o'x", name: `a'"[b]`, targets: ['y #z'] }], '#ffff00');
  for (const { data } of cytoscapeElements(scene)) expect(data['id']).toMatch(/^[ne]\d+$/);
});

it('the border is red under the pointer and blue when selected, and blue wins', () => {
  const rules = cytoscapeRules({ ink: '#000', paper: '#fff', quiet: '#888' });
  const at = (selector: string) => rules.findIndex((rule) => rule.selector === selector);
  expect(rules[at('node.hover')].style['border-color']).toBe('#e03131');
  expect(rules[at('node.chosen')].style['border-color']).toBe('rgb(49,123,246)');
  expect(at('node.chosen')).toBeGreaterThan(at('node.hover'));
});

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
