import type { Nodes } from '../../../../src/features/query/builder/nodes.ts';
import { readQuery } from '../../../../src/features/query/builder/readQuery.ts';

/** The nodes of a query; throws when it cannot be shown as rows. */
export function nodesOfText(text: string): Nodes {
  const read = readQuery(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.nodes;
}

/** Ids: 1 A, 2 its filter, 3 the group, 4 B, 5 C, 6 the filter of the group. */
export const sampleNodes = nodesOfText('A[pvalue < 0.05] and (B or not C)[log2fc > 1]');

export const tfId = (name: string, nodes: Nodes = sampleNodes): number =>
  nodes.find((node) => node.kind === 'tf' && node.name === name)?.id ?? 0;

export const filterId = (key: string): number =>
  sampleNodes.find((node) => node.kind === 'filter' && node.key === key)?.id ?? 0;

export const groupId = sampleNodes.find((node) => node.kind === 'group')?.id ?? 0;
