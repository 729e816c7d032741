import { describe, expect, it } from 'vitest';
import {
  litSelection,
  neighborhoodOf,
  emptySelection,
  pressItem,
  selectBox,
  selectionChanges,
  selectedGenes,
  type SceneSelection,
} from '../../../../src/features/viewer/scene/selection.ts';
import { noFilters, visibilityOf } from '../../../../src/features/viewer/scene/visibility.ts';
import { small } from '../smallNetwork.ts';

const visible = visibilityOf(small(), noFilters);

describe('a selection', () => {
  it('is what was pressed, or has it put in or taken out', () => {
    const one = pressItem(emptySelection, { group: 'nodes', index: 1 }, false);
    const two = pressItem(one, { group: 'edges', index: 3 }, true);
    expect([[...two.nodes], [...two.edges]]).toEqual([[1], [3]]);
    expect([...pressItem(two, { group: 'nodes', index: 1 }, true).nodes]).toEqual([]);
    expect([...pressItem(two, { group: 'nodes', index: 2 }, false).edges]).toEqual([]);
  });

  it('is the drawn nodes in a box', () => {
    const box = { left: 90, top: -10, right: 160, bottom: 10 };
    expect([...selectBox(small(), visible, { box }).nodes]).toEqual([2, 4]);
    const hidden = visibilityOf(small(), { ...noFilters, minTfs: 2 });
    expect([...selectBox(small(), hidden, { box }).nodes]).toEqual([4]);
    const add = { nodes: new Set([0]), edges: new Set<number>() };
    expect([...selectBox(small(), visible, { box, add }).nodes]).toEqual([0, 2, 4]);
  });

  it('lights up its drawn edges and what is at their other ends', () => {
    const lit = neighborhoodOf(small(), visible, { ...emptySelection, nodes: new Set([4]) });
    expect([[...lit.nodes].sort(), [...lit.edges]]).toEqual([
      [0, 1, 4],
      [2, 3],
    ]);
  });

  it('dims all but its neighborhood, itself with the edges between, or itself alone; an empty one dims nothing', () => {
    const selection: SceneSelection = { ...emptySelection, nodes: new Set([4]) };
    const lit = (highlight: boolean, spotlight: boolean, selected = selection) =>
      litSelection(small(), visible, { selection: selected, highlight, spotlight });
    expect([...(lit(false, false)?.nodes ?? [])]).toEqual([4]);
    const pair = lit(false, false, { nodes: new Set([0, 4]), edges: new Set([1]) });
    expect([[...(pair?.nodes ?? [])], [...(pair?.edges ?? [])].sort()]).toEqual([
      [0, 4, 3],
      [1, 2],
    ]);
    expect(lit(false, false, emptySelection)).toBeUndefined();
    expect(lit(true, true)).toBe(selection);
    expect([...(lit(true, false)?.edges ?? [])]).toEqual([2, 3]);
    expect(lit(true, true, emptySelection)).toBeUndefined();
  });

  it('differs from another one in what only one of them has', () => {
    const [a, b] = [
      { nodes: new Set([1, 2]), edges: new Set([5]) },
      { nodes: new Set([2, 3]), edges: new Set([5]) },
    ];
    expect(selectionChanges(a, b)).toEqual([
      { group: 'nodes', index: 1 },
      { group: 'nodes', index: 3 },
    ]);
  });

  it('gives the genes at its edges too', () => {
    expect(selectedGenes(small(), { nodes: new Set([4]), edges: new Set([1]) })).toEqual(['AT1G1', 'AT1G5', 'AT1G6']);
  });
});
