import { addBit, countCommon, emptyBitset, forEachBit, hasBit, intersect, type Bitset } from '../dataset/bitset.ts';
import type { DirectedGraph } from './directedGraph.ts';

/** Numbers of small circuits in a regulatory network (R. Milo et al., 2002, "Network motifs"). */
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
 * Counts each loop of a graph once, whatever other edges its nodes have (not only induced subgraphs). Cost: one pass over
 * a bitset of nodes per edge between two sources.
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

/** A regulator and an intermediate, and the number of feed-forward loops that they form. */
export interface FeedForwardPair {
  readonly regulator: number;
  /** A target of the regulator that shares targets with it. */
  readonly intermediate: number;
  readonly targets: number;
}

/** The pairs of nodes with the most feed-forward loops, up to `limit`. */
export function feedForwardPairs(graph: Edges, limit: number): FeedForwardPair[] {
  const pairs: FeedForwardPair[] = [];
  forEachPair(graph, (regulator, intermediate) => {
    const [first, second] = [graph.rows[regulator], graph.rows[intermediate]];
    const targets = first && second ? countCommon(first, second) : 0;
    if (targets) pairs.push({ regulator, intermediate, targets });
  });
  return pairs.sort((a, b) => b.targets - a.targets).slice(0, limit);
}

/** Mutual pairs and cycles, each once and starting at its smallest node; up to `limit` of each. */
export function feedbackLoops(
  graph: Edges,
  limit: number,
): { readonly mutual: number[][]; readonly cycle: number[][] } {
  const [mutual, cycle]: number[][][] = [[], []];
  forEachPair(graph, (a, b) => {
    const second = graph.rows[b];
    if (!second) return;
    if (a < b && mutual.length < limit && hasBit(second, a)) mutual.push([a, b]);
    if (a > b || cycle.length >= limit) return;
    for (const c of graph.sources) {
      if (c > a && c !== b && hasBit(second, c) && holds(graph, c, a) && cycle.length < limit) cycle.push([a, b, c]);
    }
  });
  return { mutual, cycle };
}

const holds = ({ rows }: Edges, source: number, target: number): boolean => {
  const row = rows[source];
  return row !== undefined && hasBit(row, target);
};

/** Calls `visit` with each edge between two sources: only these can start a loop. */
function forEachPair({ size, sources, rows }: Edges, visit: (source: number, target: number) => void): void {
  const isSource = emptyBitset(size);
  for (const source of sources) addBit(isSource, source);
  for (const source of sources) {
    const row = rows[source];
    if (row) forEachBit(intersect(row, isSource), (target) => visit(source, target));
  }
}

/** The sources with an edge to each source. */
function regulatorsOf({ size, sources, rows }: Edges): Bitset[] {
  const into: Bitset[] = [];
  for (const target of sources) {
    into[target] = emptyBitset(size);
    for (const source of sources) if (holds({ size, sources, rows }, source, target)) addBit(into[target], source);
  }
  return into;
}
