import { addBit, countCommon, emptyBitset, forEachBit, hasBit, type Bitset } from '../dataset/bitset.ts';
import type { DirectedGraph } from './directedGraph.ts';

/** Small circuits of a regulatory network (R. Milo et al., 2002, "Network motifs"). */
export interface LoopCounts {
  /** a to b, b to c, a to c. */
  readonly feedForward: number;
  /** a to b, b to a. */
  readonly mutual: number;
  /** a to b, b to c, c to a. */
  readonly cycle: number;
}

type Edges = Pick<DirectedGraph, 'size' | 'sources' | 'rows'>;

/**
 * Counts the loops of a graph, each once. They are counted wherever their edges are, whatever other edges join the same
 * nodes. Cost: a pass over one set of nodes per edge between two nodes that have an edge to others.
 */
export function countLoops(graph: Edges): LoopCounts {
  const { sources, rows } = graph;
  const into = regulatorsOf(graph);
  let [feedForward, mutual, cycle] = [0, 0, 0];
  forEachPair(graph, (a, b) => {
    const [first, second] = [rows[a], rows[b]];
    if (!first || !second) return;
    feedForward += countCommon(first, second);
    if (a < b && hasBit(second, a)) mutual++;
    cycle += countCommon(second, into[a]);
  });
  return sources.length ? { feedForward, mutual, cycle: cycle / 3 } : { feedForward: 0, mutual: 0, cycle: 0 };
}

/** Two nodes and how many loops they share. */
export interface FeedForwardPair {
  readonly regulator: number;
  /** What the regulator has an edge to, and which shares targets with it. */
  readonly intermediate: number;
  readonly targets: number;
}

/** Pairs of nodes that make feed-forward loops, those with most shared targets first; at most so many. */
export function feedForwardPairs(graph: Edges, most: number): FeedForwardPair[] {
  const pairs: FeedForwardPair[] = [];
  forEachPair(graph, (regulator, intermediate) => {
    const [first, second] = [graph.rows[regulator], graph.rows[intermediate]];
    const targets = first && second ? countCommon(first, second) : 0;
    if (targets) pairs.push({ regulator, intermediate, targets });
  });
  return pairs.sort((a, b) => b.targets - a.targets).slice(0, most);
}

/** The loops of two and of three nodes, each once and from its smallest node on; at most so many of each. */
export function feedbackLoops(
  graph: Edges,
  most: number,
): { readonly mutual: number[][]; readonly cycle: number[][] } {
  const [mutual, cycle]: number[][][] = [[], []];
  forEachPair(graph, (a, b) => {
    const second = graph.rows[b];
    if (!second) return;
    if (a < b && mutual.length < most && hasBit(second, a)) mutual.push([a, b]);
    if (a > b || cycle.length >= most) return;
    for (const c of graph.sources) {
      if (c > a && c !== b && hasBit(second, c) && holds(graph, c, a) && cycle.length < most) cycle.push([a, b, c]);
    }
  });
  return { mutual, cycle };
}

const holds = ({ rows }: Edges, source: number, target: number): boolean => {
  const row = rows[source];
  return row !== undefined && hasBit(row, target);
};

/** Calls `visit` with each edge whose target has an edge to others: no other edge can begin a loop. */
function forEachPair({ size, sources, rows }: Edges, visit: (source: number, target: number) => void): void {
  const isSource = emptyBitset(size);
  for (const source of sources) addBit(isSource, source);
  for (const source of sources) {
    const row = rows[source];
    if (row)
      forEachBit(
        row.map((word, i) => word & isSource[i]),
        (target) => visit(source, target),
      );
  }
}

/** For each node with an edge to others, the nodes that have an edge to it. */
function regulatorsOf({ size, sources, rows }: Edges): Bitset[] {
  const into: Bitset[] = [];
  for (const target of sources) {
    into[target] = emptyBitset(size);
    for (const source of sources) if (holds({ size, sources, rows }, source, target)) addBit(into[target], source);
  }
  return into;
}
