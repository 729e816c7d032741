import type { DirectedGraph } from './directedGraph.ts';

/**
 * Betweenness of each node: the fraction of the shortest directed paths between two other nodes that go through it, summed
 * over all ordered pairs (L. C. Freeman, 1977). Divide by (n - 1)(n - 2) to compare graphs. Algorithm: U. Brandes, 2001,
 * "A faster algorithm for betweenness centrality". Cost: edges x sources. `checkpoint` is called once per source; it
 * throws to cancel.
 */
export function betweenness(graph: DirectedGraph, checkpoint: () => void = () => {}): Float64Array {
  const { size, sources, out } = graph;
  const total = new Float64Array(size);
  const search: Search = {
    distance: new Int32Array(size),
    paths: new Float64Array(size),
    share: new Float64Array(size),
    queue: new Uint32Array(size),
  };
  for (const source of sources) {
    checkpoint();
    const reached = countPaths(graph, source, search);
    sumShares(out, reached, search);
    for (let i = 1; i < reached; i++) total[search.queue[i]] += search.share[search.queue[i]];
  }
  return total;
}

interface Search {
  /** Steps from the source; -1 if not reached. */
  readonly distance: Int32Array;
  /** Number of shortest paths from the source. */
  readonly paths: Float64Array;
  /** The node's share of the shortest paths from the source to all others. */
  readonly share: Float64Array;
  /** Nodes in the order of the search. */
  readonly queue: Uint32Array;
}

/** Breadth-first search: distances and numbers of shortest paths from a source. Returns the number of nodes reached. */
function countPaths({ out }: DirectedGraph, source: number, { distance, paths, share, queue }: Search): number {
  distance.fill(-1);
  paths.fill(0);
  share.fill(0);
  [distance[source], paths[source], queue[0]] = [0, 1, source];
  let reached = 1;
  for (let next = 0; next < reached; next++) {
    const node = queue[next];
    const further = distance[node] + 1;
    for (const target of out[node]) {
      if (distance[target] < 0) {
        distance[target] = further;
        queue[reached++] = target;
      }
      if (distance[target] === further) paths[target] += paths[node];
    }
  }
  return reached;
}

/** From the farthest nodes back: each node's share of the shortest paths that continue through it. */
function sumShares(out: DirectedGraph['out'], reached: number, { distance, paths, share, queue }: Search): void {
  for (let i = reached - 1; i > 0; i--) {
    const node = queue[i];
    const further = distance[node] + 1;
    let sum = 0;
    for (const target of out[node]) if (distance[target] === further) sum += (1 + share[target]) / paths[target];
    share[node] = sum * paths[node];
  }
}
