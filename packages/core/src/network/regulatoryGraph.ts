import { addBit, emptyBitset, type Bitset } from '../dataset/bitset.ts';
import type { Network } from '../views/network.ts';
import { graphOfRows, type DirectedGraph } from './directedGraph.ts';

/** A network as a graph, and the gene of each node. */
export interface RegulatoryGraph {
  readonly graph: DirectedGraph;
  /** Gene index of each node: queried TFs, then other targets. */
  readonly genes: readonly number[];
  /** Number of queried TFs. */
  readonly tfs: number;
}

/**
 * Makes a graph of the directed edges of a network. Edges between the same genes count once, whatever their names. Leaves
 * out undirected edges, self-loops, and edges with an end outside the network.
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
