import { describe, expect, it } from 'vitest';
import { emptySelection } from '../../../src/features/viewer/scene/selection.ts';
import { freshState, viewerReducer, type ViewerAction } from '../../../src/features/viewer/viewerState.ts';
import { small } from './smallNetwork.ts';

const rows = [{ source: 'a', name: 'b', targets: ['c'] }];
const after = (...actions: ViewerAction[]) => actions.reduce(viewerReducer, freshState);

describe('the state of the viewer', () => {
  it('resets to the network as it came, but keeps hidden names and the color', () => {
    const state = after(
      { type: 'upload', rows },
      { type: 'color', color: '#00ff00' },
      { type: 'filter', change: { names: new Set(['x']), minTfs: 3 } },
      { type: 'move', scene: small(), moved: new Map([[0, { x: 1, y: 2 }]]) },
      { type: 'press', item: { group: 'nodes', index: 1 }, add: false },
      { type: 'reset' },
    );
    expect(state).toEqual({
      ...freshState,
      color: '#00ff00',
      filters: { ...freshState.filters, names: new Set(['x']) },
    });
  });

  it('adds uploads up and removes them together, with the selection', () => {
    expect(after({ type: 'upload', rows }, { type: 'upload', rows }).rows).toHaveLength(2);
    const removed = after(
      { type: 'upload', rows },
      { type: 'press', item: { group: 'nodes', index: 9 }, add: false },
      { type: 'remove upload' },
    );
    expect([removed.rows, removed.selection]).toEqual([[], emptySelection]);
  });

  it('replaces the uploads before, and clears the selection, whose indices could be theirs', () => {
    const other = [{ source: 'd', name: 'e', targets: ['f'] }];
    const replaced = after(
      { type: 'upload', rows },
      { type: 'upload', rows },
      { type: 'press', item: { group: 'nodes', index: 9 }, add: false },
      { type: 'replace upload', rows: other },
    );
    expect([replaced.rows, replaced.selection]).toEqual([other, emptySelection]);
  });

  it('dims all but a path that is shown, until something else is selected', () => {
    const selection = { nodes: new Set([1, 2]), edges: new Set([3]) };
    const shown = after({ type: 'spotlight', selection });
    expect([shown.selection, shown.spotlight]).toEqual([selection, true]);
    const others: ViewerAction[] = [
      { type: 'press', item: { group: 'nodes', index: 1 }, add: false },
      { type: 'select', selection: emptySelection },
      { type: 'remove upload' },
      { type: 'reset' },
    ];
    for (const next of others) expect(viewerReducer(shown, next).spotlight).toBe(false);
  });

  it('clears the selection by a press beside everything, unless something was to be added', () => {
    const press = { type: 'press', item: { group: 'nodes', index: 1 }, add: false } as const;
    expect(after(press, { type: 'press', item: undefined, add: false }).selection).toEqual(emptySelection);
    expect([...after(press, { type: 'press', item: undefined, add: true }).selection.nodes]).toEqual([1]);
  });

  it('remembers where a node was dragged to by its id', () => {
    const { moved } = after({ type: 'move', scene: small(), moved: new Map([[2, { x: 5, y: 6 }]]) });
    expect([...moved]).toEqual([['Zm00001d004', { x: 5, y: 6 }]]);
  });
});
