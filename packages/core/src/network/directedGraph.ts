import { addBit, bitsToIndices, emptyBitset, type Bitset } from '../dataset/bitset.ts';

/** A directed graph without parallel edges and without edges from a node to itself; nodes are numbers from 0. */
export interface DirectedGraph {
  readonly size: number;
  readonly edges: number;
  /** Nodes with an edge to others, rising. */
  readonly sources: readonly number[];
  /** Nodes that a node has an edge to, rising; empty for one without any. */
  readonly out: readonly Uint32Array[];
  /** The same as sets; undefined for nodes without an edge to others. */
  readonly rows: readonly (Bitset | undefined)[];
}

const none = new Uint32Array(0);

/** Builds a graph from pairs of source and target. Pairs that come twice count once, pairs of the same node not at all. */
export function graphOf(size: number, pairs: Iterable<readonly [source: number, target: number]>): DirectedGraph {
  const rows = new Array<Bitset | undefined>(size).fill(undefined);
  for (const [source, target] of pairs) {
    if (source !== target) addBit((rows[source] ??= emptyBitset(size)), target);
  }
  return graphOfRows(size, rows);
}

/** Builds a graph of the sets of targets; no set may hold its own node. */
export function graphOfRows(size: number, rows: readonly (Bitset | undefined)[]): DirectedGraph {
  const out = rows.map((row) => (row ? bitsToIndices(row) : none));
  const sources = out.flatMap((targets, node) => (targets.length ? [node] : []));
  return { size, edges: out.reduce((sum, targets) => sum + targets.length, 0), sources, out, rows };
}

/** Number of edges that end at each node. */
export function inDegrees({ size, sources, out }: DirectedGraph): Uint32Array {
  const degrees = new Uint32Array(size);
  for (const source of sources) for (const target of out[source]) degrees[target]++;
  return degrees;
}
