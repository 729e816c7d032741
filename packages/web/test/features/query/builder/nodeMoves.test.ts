import { describe, expect, it } from 'vitest';
import {
  dropTargetAt,
  positionTowards,
  type MoveDirection,
} from '../../../../src/features/query/builder/nodeMoves.ts';
import { moveNode } from '../../../../src/features/query/builder/nodes.ts';
import { writeQuery } from '../../../../src/features/query/builder/writeQuery.ts';
import { filterId, groupId, nodesOfText, sampleNodes, tfId } from './sampleNodes.ts';

describe('dropTargetAt', () => {
  const drop = (dragged: number, row: number, fraction: number) => {
    const found = dropTargetAt(sampleNodes, dragged, { row, fraction });
    return found && [found.where, writeQuery(moveNode(sampleNodes, dragged, found.position))];
  };
  it('puts a TF before or after another one', () => {
    expect(drop(tfId('A'), tfId('C'), 0.9)).toEqual(['after', '(B or not C or A[pvalue < 0.05])[log2fc > 1]']);
    expect(drop(tfId('C'), tfId('A'), 0.1)).toEqual(['before', 'not C and A[pvalue < 0.05] and (B)[log2fc > 1]']);
  });
  it('puts a TF into a group, or before it at its upper edge', () => {
    expect(drop(tfId('A'), groupId, 0.6)).toEqual(['into', '(A[pvalue < 0.05] or B or not C)[log2fc > 1]']);
    expect(drop(tfId('C'), groupId, 0.1)).toEqual(['before', 'A[pvalue < 0.05] and not C and (B)[log2fc > 1]']);
  });
  it('gives a filter to a TF', () => {
    expect(drop(filterId('log2fc'), tfId('C'), 0.5)).toEqual([
      'into',
      'A[pvalue < 0.05] and (B or not C[log2fc > 1])',
    ]);
  });
  it('moves a TF dropped on a filter next to the owner of the filter', () => {
    expect(drop(tfId('C'), filterId('pvalue'), 0.1)).toEqual([
      'after',
      'A[pvalue < 0.05] and not C and (B)[log2fc > 1]',
    ]);
  });
  it('refuses the dragged row and its descendants', () => {
    expect([groupId, tfId('B'), filterId('log2fc')].map((row) => drop(groupId, row, 0.5))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('positionTowards', () => {
  const move = (id: number, direction: MoveDirection, from = sampleNodes) => {
    const position = positionTowards(from, id, direction);
    return position && writeQuery(moveNode(from, id, position));
  };
  it('moves a node past its siblings', () => {
    expect(move(tfId('C'), 'up')).toBe('A[pvalue < 0.05] and (not C or B)[log2fc > 1]');
    expect(move(tfId('A'), 'down')).toBe('(B or not C)[log2fc > 1] and A[pvalue < 0.05]');
    expect(move(tfId('B'), 'up')).toBeUndefined();
    expect(move(tfId('C'), 'down')).toBeUndefined();
  });
  it('moves a node into the group before it and out again', () => {
    const turned = nodesOfText('(B) or A');
    expect(move(3, 'in', turned)).toBe('(B or A)');
    expect(move(2, 'out', nodesOfText('(B or C) or A'))).toBe('(C) or B or A');
    expect(move(tfId('A'), 'out')).toBeUndefined();
  });
  it('never moves a filter to the top level', () => {
    expect(move(filterId('pvalue'), 'out')).toBeUndefined();
  });
});
