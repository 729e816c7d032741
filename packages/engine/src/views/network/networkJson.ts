import {
  edgeStyle,
  edgeWeight,
  evidenceWeight,
  isDashedKind,
  layOutNetwork,
  nodeSize,
  nodeStyles,
  type Network,
  type NetworkEdges,
} from '@trellis/core/views';
import { ByteWriter } from '../../bytes/byteWriter.ts';

/** Writes a network as a JSON array of Cytoscape elements: nodes with positions, then edges. */
export const networkJson = (network: Network): Generator<Uint8Array> => elementsJson(network, network.edges);

/**
 * The same, followed by the edges to genes that hidden analyses have removed: an answer of the API that other programs
 * know. Who draws it leaves out edges without both ends.
 */
export const networkAnswer = (network: Network): Generator<Uint8Array> =>
  elementsJson(network, [...network.edges, ...network.undrawn]);

function* elementsJson(network: Network, all: readonly NetworkEdges[]): Generator<Uint8Array> {
  const out = new ByteWriter();
  writeNodes(network, out);
  const counter = { edges: 0 };
  const isTf = new Set(network.tfs);
  for (const edges of all) {
    writeEdges(edges, { network, out, counter, isTf });
    yield* out.take();
  }
  out.ascii(']');
  yield* out.finish();
}

function writeNodes(network: Network, out: ByteWriter): void {
  const { genes } = network.dataset;
  const layout = layOutNetwork(network);
  const nodes = [
    ...network.tfs.map((gene) => ({ gene, role: 'tf' as const })),
    ...network.targets.map(({ gene }) => ({ gene, role: 'target' as const })),
  ];
  nodes.forEach(({ gene, role }, i) => {
    const { id, name, type } = genes[gene];
    const data = { id, name, type, size: nodeSize, showLabel: role === 'tf', ...nodeStyles[role] };
    out.text((i ? ',' : '[') + JSON.stringify({ group: 'nodes', data, position: layout.get(gene) }));
  });
}

interface EdgeWriting {
  readonly network: Network;
  readonly out: ByteWriter;
  /** Number of edges so far, which is the id of the next one. */
  readonly counter: { edges: number };
  readonly isTf: ReadonlySet<number>;
}

function writeEdges(edges: NetworkEdges, { network, out, counter, isTf }: EdgeWriting): void {
  const { genes } = network.dataset;
  const { color, shape } = edgeStyle(edges);
  const line = isDashedKind(edges.kind) ? { line: 'dashed' } : {};
  const shared = { source: genes[edges.source].id, name: edges.name, color, shape, ...line };
  const head = `,${JSON.stringify(shared).slice(1, -1)},"target":`;
  edges.targets.forEach((gene, i) => {
    out.text(`,{"group":"edges","data":{"id":"e${counter.edges++}"${head}${JSON.stringify(genes[gene].id)}`);
    if (edges.multiplicity.length && !isTf.has(gene)) {
      const weight = edgeWeight(network, edges.multiplicity[i]);
      const evidence = evidenceWeight(network, edges.publications[i]);
      out.ascii(`,"weight":${weight}`);
      if (evidence !== weight) out.ascii(`,"evidence":${evidence}`);
    }
    out.ascii('}}');
  });
}
