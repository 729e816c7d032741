import type { Network } from '../views/network.ts';
import { betweenness } from './betweenness.ts';
import { inDegrees, type DirectedGraph } from './directedGraph.ts';
import { hierarchy, type HierarchyRank } from './hierarchy.ts';
import { testLoops, type LoopTestOptions, type LoopTests } from './loopNull.ts';
import { feedbackLoops, feedForwardPairs } from './loops.ts';
import { regulatoryGraph } from './regulatoryGraph.ts';

/** Listed hubs that are not TFs, and listed loops of each kind. */
const [maxTargets, maxLoops] = [1000, 500];

/** A gene of the network. */
export interface NetworkGene {
  readonly gene: string;
  readonly symbol: string;
}

export interface Hub extends NetworkGene {
  /** Whether it is a queried TF. */
  readonly tf: boolean;
  /** Number of genes that it has edges to, and from. */
  readonly out: number;
  readonly in: number;
  /** Fraction of the shortest paths between other genes that go through it, averaged over their ordered pairs. */
  readonly betweenness: number;
}

/** Hubs, loops and hierarchy of a network. */
export interface NetworkAnalysis {
  readonly genes: number;
  readonly tfs: number;
  /** Ordered pairs of genes with a directed edge. */
  readonly edges: number;
  /** All TFs and the other genes with the most edges, in order of degree. */
  readonly hubs: readonly Hub[];
  readonly loops: LoopTests & {
    /** Pairs of TFs with the most feed-forward loops. */
    readonly feedForward: readonly {
      readonly regulator: NetworkGene;
      readonly intermediate: NetworkGene;
      readonly targets: number;
    }[];
    readonly mutual: readonly (readonly NetworkGene[])[];
    readonly cycle: readonly (readonly NetworkGene[])[];
  };
  /** All TFs, highest level first. */
  readonly hierarchy: readonly (NetworkGene & HierarchyRank)[];
}

/** Analyzes the directed edges of a network: hubs, loops, and the hierarchy of TFs. */
export function analyzeNetwork(network: Network, options: LoopTestOptions = {}): NetworkAnalysis {
  const { checkpoint = () => {} } = options;
  const { graph, genes, tfs } = regulatoryGraph(network);
  const geneOf = (node: number): NetworkGene => {
    const { id, name } = network.dataset.genes[genes[node]];
    return { gene: id, symbol: name };
  };
  const loops = feedbackLoops(graph, maxLoops);
  return {
    genes: genes.length,
    tfs,
    edges: graph.edges,
    hubs: hubsOf(graph, { tfs, checkpoint }).map(({ node, ...hub }) => ({ ...geneOf(node), ...hub })),
    loops: {
      ...testLoops(graph, options),
      feedForward: feedForwardPairs(graph, maxLoops).map(({ regulator, intermediate, targets }) => ({
        regulator: geneOf(regulator),
        intermediate: geneOf(intermediate),
        targets,
      })),
      mutual: loops.mutual.map((nodes) => nodes.map(geneOf)),
      cycle: loops.cycle.map((nodes) => nodes.map(geneOf)),
    },
    hierarchy: hierarchy(graph, tfs)
      .map((rank, node) => ({ ...geneOf(node), ...rank }))
      .sort((a, b) => (b.level ?? 0) - (a.level ?? 0) || (b.height ?? -2) - (a.height ?? -2) || b.out - a.out),
  };
}

interface HubNode extends Omit<Hub, keyof NetworkGene> {
  readonly node: number;
}

function hubsOf(graph: DirectedGraph, { tfs, checkpoint }: { tfs: number; checkpoint: () => void }): HubNode[] {
  const between = betweenness(graph, checkpoint);
  const pairs = (graph.size - 1) * (graph.size - 2);
  const incoming = inDegrees(graph);
  const all = graph.out.map((targets, node) => ({
    node,
    tf: node < tfs,
    out: targets.length,
    in: incoming[node],
    betweenness: pairs > 0 ? between[node] / pairs : 0,
  }));
  all.sort((a, b) => b.out + b.in - (a.out + a.in) || a.node - b.node);
  let targets = 0;
  return all.filter(({ tf }) => tf || targets++ < maxTargets);
}
