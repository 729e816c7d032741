import { describe, expect, it } from 'vitest';
import { edgeTree, visibleRows } from '../../../../src/features/query/edges/edgeTree.ts';
import { treeActionOf } from '../../../../src/features/query/edges/treeKeys.ts';

const rows = visibleRows(edgeTree(['Open/all', 'Open/root', 'Protein']), new Set());
const actionAt = (index: number, key: string, isOpen = rows[index].node.children.length > 0) =>
  treeActionOf(key, { row: rows[index], rows, isOpen });

describe('a key in the tree of edges', () => {
  it('moves the focus to the next and previous row, within the ends', () => {
    expect(actionAt(0, 'ArrowDown')).toEqual({ focus: 'Open/all' });
    expect(actionAt(3, 'ArrowDown')).toEqual({ focus: 'Protein' });
    expect(actionAt(1, 'ArrowUp')).toEqual({ focus: 'Open' });
    expect(actionAt(0, 'ArrowUp')).toEqual({ focus: 'Open' });
    expect(actionAt(2, 'Home')).toEqual({ focus: 'Open' });
    expect(actionAt(0, 'End')).toEqual({ focus: 'Protein' });
  });

  it('opens a closed row, enters an open one, and leaves a row without children alone', () => {
    expect(actionAt(0, 'ArrowRight', false)).toEqual({ open: true });
    expect(actionAt(0, 'ArrowRight')).toEqual({ focus: 'Open/all' });
    expect(actionAt(3, 'ArrowRight')).toEqual({});
  });

  it('closes an open row, and leads from others to the parent', () => {
    expect(actionAt(0, 'ArrowLeft')).toEqual({ open: false });
    expect(actionAt(2, 'ArrowLeft')).toEqual({ focus: 'Open' });
    expect(actionAt(3, 'ArrowLeft')).toEqual({ focus: undefined });
  });

  it('toggles with Space and Enter, and does nothing otherwise', () => {
    expect(actionAt(1, ' ')).toEqual({ toggle: true });
    expect(actionAt(1, 'Enter')).toEqual({ toggle: true });
    expect(actionAt(1, 'a')).toBeUndefined();
  });
});
