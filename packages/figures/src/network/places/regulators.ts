import type { PlacedNetwork } from './types.ts';

/** Indices of the queried TFs, and of the other genes, ascending. */
export function splitByRole({ nodes }: PlacedNetwork): { readonly tfs: number[]; readonly genes: number[] } {
  const [tfs, genes]: [number[], number[]] = [[], []];
  nodes.forEach(({ role }, index) => (role === 'tf' ? tfs : genes).push(index));
  return { tfs, genes };
}

/** Queried TFs with an edge to each node, without itself. */
export function regulatorsOf({ nodes, edges }: PlacedNetwork): ReadonlySet<number>[] {
  const regulators = nodes.map(() => new Set<number>());
  for (const { source, target } of edges) {
    if (nodes[source].role === 'tf' && source !== target) regulators[target].add(source);
  }
  return regulators;
}
