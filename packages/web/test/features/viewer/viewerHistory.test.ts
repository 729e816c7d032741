import { describe, expect, it } from 'vitest';
import { historyOf, historyReducer, type HistoryAction } from '../../../src/features/viewer/viewerHistory.ts';
import { freshState } from '../../../src/features/viewer/viewerState.ts';
import { small } from './smallNetwork.ts';

const after = (...actions: HistoryAction[]) => actions.reduce(historyReducer, historyOf(freshState));
const undo = { type: 'undo' } as const;
const redo = { type: 'redo' } as const;
const arrange = { type: 'arrange', arrangement: { name: 'hierarchy' } } as const;
const tfsOnly = { type: 'filter', change: { tfsOnly: true } } as const;
const upload = { type: 'upload', rows: [{ source: 'a', name: 'b', targets: ['c'] }] } as const;
const select = { type: 'press', item: { group: 'nodes', index: 1 }, add: false } as const;

describe('the history of the viewer', () => {
  it('takes back one change at a time, and makes it again', () => {
    const two = after(arrange, tfsOnly, undo);
    expect([two.state.arrangement.name, two.state.filters.tfsOnly]).toEqual(['hierarchy', false]);
    expect(after(arrange, tfsOnly, undo, undo).state).toEqual(freshState);
    expect(after(arrange, tfsOnly, undo, undo, redo, redo).state).toEqual(after(arrange, tfsOnly).state);
  });

  it('does nothing at its ends, and forgets what was undone when something else changes', () => {
    expect(after(undo, redo).state).toBe(freshState);
    const changed = after(arrange, undo, tfsOnly, redo).state;
    expect([changed.arrangement.name, changed.filters.tfsOnly]).toEqual(['blocks', true]);
  });

  it('has no steps for selections, and one for a series of colors', () => {
    expect(after(select, { type: 'highlight', highlight: false }).past).toHaveLength(0);
    const colors = ['#000001', '#000002', '#000003'].map((color) => ({ type: 'color', color }) as const);
    const painted = after(...colors);
    expect([painted.state.color, painted.past.length]).toEqual(['#000003', 1]);
    expect(historyReducer(painted, undo).state.color).toBe(freshState.color);
  });

  it('keeps the selection unless uploads come or go with the step', () => {
    expect([...after(arrange, select, undo).state.selection.nodes]).toEqual([1]);
    expect([...after(upload, select, undo).state.selection.nodes]).toEqual([]);
  });

  it('brings dragged genes back that another layout or a reset has moved', () => {
    const move = { type: 'move', scene: small(), moved: new Map([[0, { x: 1, y: 2 }]]) } as const;
    expect(after(move, arrange).state.moved.size).toBe(0);
    expect(after(move, arrange, undo).state.moved.size).toBe(1);
    expect(after(move, { type: 'reset' }, undo).state.moved.size).toBe(1);
  });
});
