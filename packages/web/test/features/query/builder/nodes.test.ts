import { describe, expect, it } from 'vitest';
import {
  dropTargetAt,
  positionTowards,
  type MoveDirection,
} from '../../../../src/features/query/builder/nodeMoves.ts';
import { rowsOf, tfsFilteredBy } from '../../../../src/features/query/builder/nodeRows.ts';
import {
  addNode,
  changeNode,
  duplicateNode,
  moveNode,
  removeNode,
  type Nodes,
  type NodePosition,
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
  it('are added empty and left out of the query until they are complete', () => {
    const added = addNode(nodes, 'tf', { parent: group });
    expect(writeQuery(added)).toBe('A[pvalue < 0.05] and (B or not C)[log2fc > 1]');
    expect(writeQuery(changeNode(added, 7, { name: 'D', operator: 'and' }))).toBe(
      'A[pvalue < 0.05] and (B or not C and D)[log2fc > 1]',
    );
  });

  it('are removed with their descendants', () => {
    expect(writeQuery(removeNode(nodes, group))).toBe('A[pvalue < 0.05]');
    expect(writeQuery(removeNode(nodes, idOf('A')))).toBe('(B or not C)[log2fc > 1]');
  });

  it('are copied with their descendants, with new ids, after the original', () => {
    const copied = duplicateNode(nodes, group);
    expect(writeQuery(copied)).toBe('A[pvalue < 0.05] and (B or not C)[log2fc > 1] and (B or not C)[log2fc > 1]');
    expect(new Set(copied.map(({ id }) => id)).size).toBe(copied.length);
    expect(writeQuery(duplicateNode(nodes, idOf('A')))).toMatch(/^A\[pvalue < 0.05\] or A\[pvalue < 0.05\] and/);
  });

  it('move with their descendants', () => {
    expect(writeQuery(moveNode(nodes, group, { parent: undefined, before: idOf('A') }))).toBe(
      '(B or not C)[log2fc > 1] and A[pvalue < 0.05]',
    );
    expect(writeQuery(moveNode(nodes, idOf('A'), { parent: group }))).toBe(
      '(B or not C or A[pvalue < 0.05])[log2fc > 1]',
    );
  });

  it('keep the visible operators when another one becomes the first', () => {
    const move = (text: string, name: string, before: string | undefined) => {
      const all = read(text);
      const id = (of: string) => all.find((node) => node.kind === 'tf' && node.name === of)?.id ?? 0;
      const position: NodePosition = { parent: undefined, ...(before !== undefined && { before: id(before) }) };
      return writeQuery(moveNode(all, id(name), position));
    };
    expect(move('A and B', 'B', 'A')).toBe('B and A');
    expect(move('A and B', 'A', undefined)).toBe('B and A');
    expect(move('A and B and C', 'A', 'C')).toBe('B and A and C');
    expect(move('A or B and C', 'C', 'A')).toBe('C and A or B');
    expect(move('A or B and C', 'C', 'B')).toBe('A and C or B');
  });

  it('never move into themselves or where they are not allowed', () => {
    expect(moveNode(nodes, group, { parent: group })).toBe(nodes);
    const nested = read('(A or (B))');
    expect(moveNode(nested, 1, { parent: 3 })).toBe(nested);
    expect(moveNode(nodes, filterOf('pvalue'), { parent: undefined })).toBe(nodes);
    expect(moveNode(nodes, idOf('B'), { parent: idOf('A') })).toBe(nodes);
  });

  it('are shown with their depth, filters before what a group holds', () => {
    expect(rowsOf(nodes).map(({ node, depth, isFirst }) => [node.kind, depth, isFirst])).toEqual([
      ['tf', 0, true],
      ['filter', 1, true],
      ['group', 0, false],
      ['filter', 1, true],
      ['tf', 1, true],
      ['tf', 1, false],
    ]);
  });

  it('know the TFs that a filter applies to', () => {
    const [ofA, ofGroup] = ['pvalue', 'log2fc'].map((key) => nodes.find(({ id }) => id === filterOf(key)));
    expect([ofA && tfsFilteredBy(nodes, ofA), ofGroup && tfsFilteredBy(nodes, ofGroup)]).toEqual([['A'], ['B', 'C']]);
  });
});

describe('dropTargetAt', () => {
  const drop = (dragged: number, row: number, fraction: number) => {
    const found = dropTargetAt(nodes, dragged, { row, fraction });
    return found && [found.where, writeQuery(moveNode(nodes, dragged, found.position))];
  };
  it('puts a TF before or after another one', () => {
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
  it('moves a TF dropped on a filter next to the owner of the filter', () => {
    expect(drop(idOf('C'), filterOf('pvalue'), 0.1)).toEqual([
      'after',
      'A[pvalue < 0.05] or not C and (B)[log2fc > 1]',
    ]);
  });
  it('refuses the dragged row and its descendants', () => {
    expect([group, idOf('B'), filterOf('log2fc')].map((row) => drop(group, row, 0.5))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('positionTowards', () => {
  const move = (id: number, direction: MoveDirection, from = nodes) => {
    const position = positionTowards(from, id, direction);
    return position && writeQuery(moveNode(from, id, position));
  };
  it('moves a node past its siblings', () => {
    expect(move(idOf('C'), 'up')).toBe('A[pvalue < 0.05] and (not C or B)[log2fc > 1]');
    expect(move(idOf('A'), 'down')).toBe('(B or not C)[log2fc > 1] and A[pvalue < 0.05]');
    expect(move(idOf('B'), 'up')).toBeUndefined();
    expect(move(idOf('C'), 'down')).toBeUndefined();
  });
  it('moves a node into the group before it and out again', () => {
    const turned = read('(B) or A');
    expect(move(3, 'in', turned)).toBe('(B or A)');
    expect(move(2, 'out', read('(B or C) or A'))).toBe('(C) or B or A');
    expect(move(idOf('A'), 'out')).toBeUndefined();
  });
  it('never moves a filter to the top level', () => {
    expect(move(filterOf('pvalue'), 'out')).toBeUndefined();
  });
});
