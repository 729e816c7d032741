import type { NodeKind } from './nodes.ts';

/** Labels of the kinds of nodes. */
export const kindNames: Readonly<Record<NodeKind, string>> = {
  tf: 'TF',
  group: 'TF Group',
  filter: 'Filter',
  filterGroup: 'Filter Group',
};
