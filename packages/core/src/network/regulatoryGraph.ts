import { addBit, emptyBitset, type Bitset } from '../dataset/bitset.ts';
import type { Network } from '../views/network.ts';
import { graphOfRows, type DirectedGraph } from './directedGraph.ts';

/** A network as a graph: which gene each node is. */
export interface RegulatoryGraph {
  readonly graph: DirectedGraph;
  /** Gene index of each node: the queried TFs first, then the other targets. */
  readonly genes: readonly number[];
  /** Number of queried TFs. */
  readonly tfs: number;
}

/**
 * The directed edges of a network as a graph. Edges of several names or analyses between the same genes are one, edges
 * without direction and of a TF to itself are left out, and so are those without both ends in the network.
 */
export function regulatoryGraph(network: Network): RegulatoryGraph {
  const genes = [...network.tfs, ...network.targets.map(({ gene }) => gene)];
  const nodeOf = new Int32Array(network.dataset.genes.length).fill(-1);
  genes.forEach((gene, node) => (nodeOf[gene] = node));
  const rows = new Array<Bitset | undefined>(genes.length).fill(undefined);
  for (const { source, directed, targets } of network.edges) {
    const from = nodeOf[source];
    if (!directed || from < 0) continue;
    for (const gene of targets) {
      const to = nodeOf[gene];
      if (to >= 0 && to !== from) addBit((rows[from] ??= emptyBitset(genes.length)), to);
    }
  }
  return { graph: graphOfRows(genes.length, rows), genes, tfs: network.tfs.length };
}
