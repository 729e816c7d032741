import { describe, expect, it } from 'vitest';
import { dropOn, placeOfStep } from '../../../../src/features/query/builder/moves.ts';
import {
  addNode,
  changeNode,
  duplicateNode,
  moveNode,
  removeNode,
  rowsOf,
  tfsAround,
  type Nodes,
  type Place,
} from '../../../../src/features/query/builder/nodes.ts';
import { readQuery } from '../../../../src/features/query/builder/readQuery.ts';
import { writeQuery } from '../../../../src/features/query/builder/writeQuery.ts';

function read(text: string): Nodes {
  const answer = readQuery(text);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.nodes;
}

// Ids: 1 A, 2 its filter, 3 the group, 4 B, 5 C, 6 the filter of the group.
const nodes = read('A[pvalue < 0.05] and (B or not C)[log2fc > 1]');
const idOf = (name: string): number => nodes.find((node) => node.kind === 'tf' && node.name === name)?.id ?? 0;
const group = nodes.find((node) => node.kind === 'group')?.id ?? 0;
const filterOf = (key: string): number => nodes.find((node) => node.kind === 'filter' && node.key === key)?.id ?? 0;

describe('the nodes of the builder', () => {
  it('are added empty and count for nothing until they say something', () => {
    const added = addNode(nodes, 'tf', { parent: group });
    expect(writeQuery(added)).toBe('A[pvalue < 0.05] and (B or not C)[log2fc > 1]');
    expect(writeQuery(changeNode(added, 7, { name: 'D', operator: 'and' }))).toBe(
      'A[pvalue < 0.05] and (B or not C and D)[log2fc > 1]',
    );
  });

  it('are removed with everything below them', () => {
    expect(writeQuery(removeNode(nodes, group))).toBe('A[pvalue < 0.05]');
    expect(writeQuery(removeNode(nodes, idOf('A')))).toBe('(B or not C)[log2fc > 1]');
  });

  it('are copied with everything below them, under new ids, behind the original', () => {
    const copied = duplicateNode(nodes, group);
    expect(writeQuery(copied)).toBe('A[pvalue < 0.05] and (B or not C)[log2fc > 1] and (B or not C)[log2fc > 1]');
    expect(new Set(copied.map(({ id }) => id)).size).toBe(copied.length);
    expect(writeQuery(duplicateNode(nodes, idOf('A')))).toMatch(/^A\[pvalue < 0.05\] or A\[pvalue < 0.05\] and/);
  });

  it('move with everything below them', () => {
    expect(writeQuery(moveNode(nodes, group, { parent: undefined, before: idOf('A') }))).toBe(
      '(B or not C)[log2fc > 1] and A[pvalue < 0.05]',
    );
    expect(writeQuery(moveNode(nodes, idOf('A'), { parent: group }))).toBe(
      '(B or not C or A[pvalue < 0.05])[log2fc > 1]',
    );
  });

  it('keep what joins them when another one comes first', () => {
    const move = (text: string, name: string, before: string | undefined) => {
      const all = read(text);
      const id = (of: string) => all.find((node) => node.kind === 'tf' && node.name === of)?.id ?? 0;
      const place: Place = { parent: undefined, ...(before !== undefined && { before: id(before) }) };
      return writeQuery(moveNode(all, id(name), place));
    };
    expect(move('A and B', 'B', 'A')).toBe('B and A');
    expect(move('A and B', 'A', undefined)).toBe('B and A');
    expect(move('A and B and C', 'A', 'C')).toBe('B and A and C');
    expect(move('A or B and C', 'C', 'A')).toBe('C and A or B');
    expect(move('A or B and C', 'C', 'B')).toBe('A and C or B');
  });

  it('never move into themselves, nor where they mean nothing', () => {
    expect(moveNode(nodes, group, { parent: group })).toBe(nodes);
    const nested = read('(A or (B))');
    expect(moveNode(nested, 1, { parent: 3 })).toBe(nested);
    expect(moveNode(nodes, filterOf('pvalue'), { parent: undefined })).toBe(nodes);
    expect(moveNode(nodes, idOf('B'), { parent: idOf('A') })).toBe(nodes);
  });

  it('are shown with their depth, filters before what a group holds', () => {
    expect(rowsOf(nodes).map(({ node, depth, first }) => [node.kind, depth, first])).toEqual([
      ['tf', 0, true],
      ['filter', 1, true],
      ['group', 0, false],
      ['filter', 1, true],
      ['tf', 1, true],
      ['tf', 1, false],
    ]);
  });

  it('know the TFs that a filter is about', () => {
    const [ofA, ofGroup] = ['pvalue', 'log2fc'].map((key) => nodes.find(({ id }) => id === filterOf(key)));
    expect([ofA && tfsAround(nodes, ofA), ofGroup && tfsAround(nodes, ofGroup)]).toEqual([['A'], ['B', 'C']]);
  });
});

describe('dropOn', () => {
  const drop = (dragged: number, row: number, fraction: number) => {
    const found = dropOn(nodes, dragged, { row, fraction });
    return found && [found.where, writeQuery(moveNode(nodes, dragged, found.place))];
  };
  it('puts a TF before or behind another one', () => {
    expect(drop(idOf('A'), idOf('C'), 0.9)).toEqual(['after', '(B or not C or A[pvalue < 0.05])[log2fc > 1]']);
    expect(drop(idOf('C'), idOf('A'), 0.1)).toEqual(['before', 'not C or A[pvalue < 0.05] and (B)[log2fc > 1]']);
  });
  it('puts a TF into a group, or before it at its upper edge', () => {
    expect(drop(idOf('A'), group, 0.6)).toEqual(['into', '(A[pvalue < 0.05] or B or not C)[log2fc > 1]']);
    expect(drop(idOf('C'), group, 0.1)).toEqual(['before', 'A[pvalue < 0.05] or not C and (B)[log2fc > 1]']);
  });
  it('gives a filter to a TF', () => {
    expect(drop(filterOf('log2fc'), idOf('C'), 0.5)).toEqual([
      'into',
      'A[pvalue < 0.05] and (B or not C[log2fc > 1])',
    ]);
  });
  it('takes a TF that is over a filter to what the filter belongs to', () => {
    expect(drop(idOf('C'), filterOf('pvalue'), 0.1)).toEqual([
      'after',
      'A[pvalue < 0.05] or not C and (B)[log2fc > 1]',
    ]);
  });
  it('refuses every row below the dragged one', () => {
    expect([group, idOf('B'), filterOf('log2fc')].map((row) => drop(group, row, 0.5))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('placeOfStep', () => {
  const step = (id: number, to: 'up' | 'down' | 'in' | 'out', from = nodes) => {
    const place = placeOfStep(from, id, to);
    return place && writeQuery(moveNode(from, id, place));
  };
  it('moves a node past its siblings', () => {
    expect(step(idOf('C'), 'up')).toBe('A[pvalue < 0.05] and (not C or B)[log2fc > 1]');
    expect(step(idOf('A'), 'down')).toBe('(B or not C)[log2fc > 1] and A[pvalue < 0.05]');
    expect(step(idOf('B'), 'up')).toBeUndefined();
    expect(step(idOf('C'), 'down')).toBeUndefined();
  });
  it('moves a node into the group before it and out again', () => {
    const turned = read('(B) or A');
    expect(step(3, 'in', turned)).toBe('(B or A)');
    expect(step(2, 'out', read('(B or C) or A'))).toBe('(C) or B or A');
    expect(step(idOf('A'), 'out')).toBeUndefined();
  });
  it('never takes a filter to the top', () => {
    expect(step(filterOf('pvalue'), 'out')).toBeUndefined();
  });
});
