import type { Edges } from './layers.ts';

/** A place in a column: a term, or an edge that passes through to a column further on. */
export interface ColumnPoint {
  /** Index of the term; undefined for an edge that passes. */
  readonly term: number | undefined;
  readonly layer: number;
  /** Indices of its neighbors in the column before, and in the one after. */
  readonly before: number[];
  readonly after: number[];
}

/** The points of a graph, and the points of each edge from the parent to the child. */
export interface Columns {
  readonly points: readonly ColumnPoint[];
  readonly chains: readonly { readonly edge: Edges[number]; readonly chain: readonly number[] }[];
}

/** Splits edges into steps from one column to the next. */
export function columnsOf(terms: readonly number[], edges: Edges, layers: readonly number[]): Columns {
  const points: ColumnPoint[] = [];
  const add = (layer: number, term?: number): number => points.push({ term, layer, before: [], after: [] }) - 1;
  const pointOf = new Map(terms.map((term) => [term, add(layers[term], term)]));
  const join = (from: number, to: number): number => {
    points[from].after.push(to);
    points[to].before.push(from);
    return to;
  };
  const chains = edges.flatMap((edge) => {
    const [child, parent] = edge;
    const [from, to] = [pointOf.get(parent), pointOf.get(child)];
    if (from === undefined || to === undefined || layers[parent] >= layers[child]) return [];
    const chain = [from];
    let last = from;
    for (let layer = layers[parent] + 1; layer < layers[child]; layer++) chain.push((last = join(last, add(layer))));
    return [{ edge, chain: [...chain, join(last, to)] }];
  });
  return { points, chains };
}
