import type { Gene } from '@trellis/core/dataset';
import { edgeWeight, type Network } from '@trellis/core/views';
import { defineTable } from '../../table.ts';

/** An edge. */
interface Row {
  readonly source: Gene;
  readonly edge: string;
  readonly target: Gene;
  readonly weight: number | null;
}

function* rowsOf(network: Network): Generator<Row> {
  const { genes } = network.dataset;
  const isTf = new Set(network.tfs);
  for (const { source, name: edge, targets, multiplicity } of network.edges) {
    for (const [i, target] of targets.entries()) {
      const weight = multiplicity.length && !isTf.has(target) ? edgeWeight(network, multiplicity[i]) : null;
      yield { source: genes[source], edge, target: genes[target], weight };
    }
  }
}

/** The network: a row per edge. */
export const networkTable = defineTable<Network, Row>(rowsOf, [
  { name: 'source', meaning: 'Gene id of the TF', cell: ({ source }) => source.id },
  { name: 'source_symbol', meaning: 'Symbol of the TF', cell: ({ source }) => source.name },
  { name: 'edge', meaning: 'Name of the edge', cell: ({ edge }) => edge },
  { name: 'target', meaning: 'Gene id of the target', cell: ({ target }) => target.id },
  { name: 'target_symbol', meaning: 'Symbol of the target', cell: ({ target }) => target.name },
  {
    name: 'weight',
    meaning:
      'Weight of an edge to a target: 1 for the fewest analyses with an edge of the network, and 1 more for each further one',
    unit: 'analyses',
    cell: ({ weight }) => weight,
  },
]);
