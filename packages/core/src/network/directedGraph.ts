import { addBit, bitsToIndices, emptyBitset, type Bitset } from '../dataset/bitset.ts';

/** A directed graph without parallel edges and self-loops; nodes are numbered from 0. */
export interface DirectedGraph {
  readonly size: number;
  readonly edges: number;
  /** Nodes with outgoing edges, ascending. */
  readonly sources: readonly number[];
  /** Targets of each node, ascending. */
  readonly out: readonly Uint32Array[];
  /** The same as sets; undefined for nodes without outgoing edges. */
  readonly rows: readonly (Bitset | undefined)[];
}

const none = new Uint32Array(0);

/** Builds a graph from edges. Duplicates count once; self-loops are dropped. */
export function graphOf(size: number, pairs: Iterable<readonly [source: number, target: number]>): DirectedGraph {
  const rows = new Array<Bitset | undefined>(size).fill(undefined);
  for (const [source, target] of pairs) {
    if (source !== target) addBit((rows[source] ??= emptyBitset(size)), target);
  }
  return graphOfRows(size, rows);
}

/** Builds a graph from the targets of each node; no set may contain its own node. */
export function graphOfRows(size: number, rows: readonly (Bitset | undefined)[]): DirectedGraph {
  const out = rows.map((row) => (row ? bitsToIndices(row) : none));
  const sources = out.flatMap((targets, node) => (targets.length ? [node] : []));
  return { size, edges: out.reduce((sum, targets) => sum + targets.length, 0), sources, out, rows };
}

/** Number of incoming edges of each node. */
export function inDegrees({ size, sources, out }: DirectedGraph): Uint32Array {
  const degrees = new Uint32Array(size);
  for (const source of sources) for (const target of out[source]) degrees[target]++;
  return degrees;
}
