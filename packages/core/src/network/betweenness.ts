import type { DirectedGraph } from './directedGraph.ts';

/**
 * Betweenness of each node: over all ordered pairs of other nodes, the share of the shortest directed paths between them
 * that go through it, summed (L. C. Freeman, 1977). Divide by (n - 1)(n - 2) to compare graphs. Algorithm: U. Brandes,
 * 2001, "A faster algorithm for betweenness centrality". Cost: edges x nodes with an edge to others; `checkpoint` is
 * called once per such node and may throw, to give the work up.
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
  /** Steps from the source, -1 for what is not reached. */
  readonly distance: Int32Array;
  /** Number of shortest paths from the source. */
  readonly paths: Float64Array;
  /** What the node has of the paths from the source to all others. */
  readonly share: Float64Array;
  /** Nodes in the order in which they are reached. */
  readonly queue: Uint32Array;
}

/** Breadth first from a source: distances and numbers of shortest paths. Returns how many nodes are reached. */
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

/** From the farthest nodes back: what goes on from a node to its targets, it has a share in. */
function sumShares(out: DirectedGraph['out'], reached: number, { distance, paths, share, queue }: Search): void {
  for (let i = reached - 1; i > 0; i--) {
    const node = queue[i];
    const further = distance[node] + 1;
    let sum = 0;
    for (const target of out[node]) if (distance[target] === further) sum += (1 + share[target]) / paths[target];
    share[node] = sum * paths[node];
  }
}
