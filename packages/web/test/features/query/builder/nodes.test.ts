import { describe, expect, it } from 'vitest';
import {
  addNode,
  canContain,
  changeNode,
  duplicateNode,
  moveNode,
  nextId,
  nodeKinds,
  removeNode,
  type NodeKind,
  type NodePosition,
} from '../../../../src/features/query/builder/nodes.ts';
import { writeQuery } from '../../../../src/features/query/builder/writeQuery.ts';
import { filterId, groupId, nodesOfText, sampleNodes, tfId } from './sampleNodes.ts';

describe('the nodes of the builder', () => {
  it('are added empty and left out of the query until they are complete', () => {
    const added = addNode(sampleNodes, 'tf', { parent: groupId });
    expect(writeQuery(added)).toBe('A[pvalue < 0.05] and (B or not C)[log2fc > 1]');
    expect(writeQuery(changeNode(added, 7, { name: 'D', operator: 'and' }))).toBe(
      'A[pvalue < 0.05] and (B or not C and D)[log2fc > 1]',
    );
  });

  it('are removed with their descendants', () => {
    expect(writeQuery(removeNode(sampleNodes, groupId))).toBe('A[pvalue < 0.05]');
    expect(writeQuery(removeNode(sampleNodes, tfId('A')))).toBe('(B or not C)[log2fc > 1]');
  });

  it('are copied with their descendants, with new ids, after the original', () => {
    const copied = duplicateNode(sampleNodes, groupId);
    expect(writeQuery(copied)).toBe('A[pvalue < 0.05] and (B or not C)[log2fc > 1] and (B or not C)[log2fc > 1]');
    expect(new Set(copied.map(({ id }) => id)).size).toBe(copied.length);
    expect(writeQuery(duplicateNode(sampleNodes, tfId('A')))).toMatch(
      /^A\[pvalue < 0.05\] or A\[pvalue < 0.05\] and/,
    );
  });

  it('move with their descendants', () => {
    expect(writeQuery(moveNode(sampleNodes, groupId, { parent: undefined, before: tfId('A') }))).toBe(
      '(B or not C)[log2fc > 1] and A[pvalue < 0.05]',
    );
    expect(writeQuery(moveNode(sampleNodes, tfId('A'), { parent: groupId }))).toBe(
      '(B or not C or A[pvalue < 0.05])[log2fc > 1]',
    );
  });

  it('keep the visible operators when another one becomes the first', () => {
    const move = (text: string, name: string, before: string | undefined) => {
      const all = nodesOfText(text);
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
    expect(moveNode(sampleNodes, groupId, { parent: groupId })).toBe(sampleNodes);
    const nested = nodesOfText('(A or (B))');
    expect(moveNode(nested, 1, { parent: 3 })).toBe(nested);
    expect(moveNode(sampleNodes, filterId('pvalue'), { parent: undefined })).toBe(sampleNodes);
    expect(moveNode(sampleNodes, tfId('B'), { parent: tfId('A') })).toBe(sampleNodes);
  });

  it('ignore a change that their kind does not have', () => {
    expect(changeNode(sampleNodes, groupId, { name: 'D', value: '2' })).toEqual(sampleNodes);
    expect(changeNode(sampleNodes, tfId('A'), { operator: undefined })).toEqual(sampleNodes);
  });

  it('contain what the language allows', () => {
    const allowed = (parent: NodeKind | undefined) => nodeKinds.filter((kind) => canContain(parent, kind));
    expect(allowed(undefined)).toEqual(['tf', 'group']);
    expect(allowed('tf')).toEqual(['filter', 'filterGroup']);
    expect(allowed('group')).toEqual(['tf', 'group', 'filter', 'filterGroup']);
    expect(allowed('filter')).toEqual([]);
    expect(allowed('filterGroup')).toEqual(['filter', 'filterGroup']);
  });

  it('take the operator of the siblings that they join', () => {
    const add = (text: string, before: string | undefined) => {
      const nodes = nodesOfText(text);
      const at = nodes.find((node) => node.kind === 'tf' && node.name === before)?.id;
      const added = addNode(nodes, 'tf', { parent: undefined, before: at });
      return writeQuery(changeNode(added, nextId(nodes), { name: 'X' }));
    };
    expect(add('A and B', undefined)).toBe('A and B and X');
    expect(add('A and B', 'A')).toBe('X and A and B');
    expect(add('A or B', 'B')).toBe('A or X or B');
    expect(add('A', undefined), 'no operator yet').toBe('A or X');
    expect(add('A and B or C', undefined), 'several operators').toBe('A and B or C or X');
  });
});
