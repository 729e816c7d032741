import { describe, expect, it } from 'vitest';
import { rowsOf, tfsFilteredBy } from '../../../../src/features/query/builder/nodeRows.ts';
import { changeNode } from '../../../../src/features/query/builder/nodes.ts';
import { filterId, groupId, nodesOfText, sampleNodes } from './sampleNodes.ts';

describe('the rows of the builder', () => {
  it('have a depth, and filters come before the members of a group', () => {
    expect(rowsOf(sampleNodes).map(({ node, depth, isFirst }) => [node.kind, depth, isFirst])).toEqual([
      ['tf', 0, true],
      ['filter', 1, true],
      ['group', 0, false],
      ['filter', 1, true],
      ['tf', 1, true],
      ['tf', 1, false],
    ]);
  });
  it('name the TFs that a filter applies to', () => {
    const [ofA, ofGroup] = ['pvalue', 'log2fc'].map((key) => sampleNodes.find(({ id }) => id === filterId(key)));
    expect([ofA && tfsFilteredBy(sampleNodes, ofA), ofGroup && tfsFilteredBy(sampleNodes, ofGroup)]).toEqual([
      ['A'],
      ['B', 'C'],
    ]);
  });

  it('name the TFs once, through groups of filters, and leave blank ones out', () => {
    const nodes = nodesOfText('(A or A or (B))[not (x = 1 or y = 2)]');
    const nested = nodes.find((node) => node.kind === 'filter' && node.key === 'y');
    expect(nested && tfsFilteredBy(nodes, nested)).toEqual(['A', 'B']);
    const withBlank = changeNode(nodes, nodes.find(({ kind }) => kind === 'tf')?.id ?? 0, { name: ' ' });
    expect(nested && tfsFilteredBy(withBlank, nested)).toEqual(['A', 'B']);
  });

  it('have no TFs for a node at the top level', () => {
    const group = sampleNodes.find(({ id }) => id === groupId);
    expect(group && tfsFilteredBy(sampleNodes, group)).toEqual([]);
  });
});
