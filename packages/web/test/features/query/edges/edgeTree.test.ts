import { describe, expect, it } from 'vitest';
import {
  checkedStateOf,
  edgeTree,
  toggleEdges,
  treeActionOf,
  visibleRows,
  type EdgeNode,
} from '../../../../src/features/query/edges/edgeTree.ts';

type Shape = string | [string, Shape[]];
const shapeOf = ({ label, children }: EdgeNode): Shape => (children.length ? [label, children.map(shapeOf)] : label);

const names = ['Open chromatin/root/filtered', 'Open chromatin/root/all', 'Protein', 'Open chromatin', 'small/x'];
const nodes = edgeTree(names);

describe('edgeTree', () => {
  it('groups by levels and shows a type that is a level of others as an entry of its own', () => {
    expect(nodes.map(shapeOf)).toEqual([
      ['Open chromatin', ['Open chromatin itself', ['root', ['all', 'filtered']]]],
      'Protein',
      ['small', ['x']],
    ]);
  });

  it('puts all and unfiltered first, but nothing that only contains the letters', () => {
    const labels = edgeTree(['small', 'b', 'Unfiltered', 'a all']).map(({ label }) => label);
    expect(labels).toEqual(['Unfiltered', 'a all', 'small', 'b']);
  });

  it('contains every type once, even when it is listed twice', () => {
    const edges = edgeTree([...names, ...names]).flatMap((node) => node.edges);
    expect([...edges].sort()).toEqual([...names].sort());
  });
});

describe('toggling', () => {
  it('a level selects everything below it, and a second time nothing', () => {
    const all = toggleEdges(nodes[0], ['Protein']);
    expect(all).toEqual(['Protein', 'Open chromatin', 'Open chromatin/root/all', 'Open chromatin/root/filtered']);
    expect(toggleEdges(nodes[0], all)).toEqual(['Protein']);
  });

  it('a part shows on the levels above', () => {
    const selected = ['Open chromatin/root/all'];
    expect([checkedStateOf(nodes[0], selected), checkedStateOf(nodes[1], selected)]).toEqual(['some', 'none']);
    expect(checkedStateOf(nodes[0], toggleEdges(nodes[0], selected))).toBe('all');
  });
});

describe('visibleRows', () => {
  it('leaves out what is below a closed level', () => {
    const rows = visibleRows(nodes, new Set(['Open chromatin/root', 'small']));
    expect(rows.map(({ node, depth }) => `${depth} ${node.label}`)).toEqual([
      '0 Open chromatin',
      '1 Open chromatin itself',
      '1 root',
      '0 Protein',
      '0 small',
    ]);
  });
});

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
