import * as maths from '../maths/index.ts';

/** One step of a clustering: two clusters become one. Leaves are 0 to n - 1; merge `i` makes cluster n + i. */
export interface Merge {
  readonly left: number;
  readonly right: number;
  /** Mean distance between the members of the two. */
  readonly height: number;
  /** Number of leaves of the new cluster. */
  readonly size: number;
}

/** Euclidean distances between rows of equal length, as a full square matrix, row after row. */
export function euclideanDistances(rows: readonly ArrayLike<number>[]): Float64Array {
  const n = rows.length;
  const distances = new Float64Array(n * n);
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      let sum = 0;
      for (let i = 0; i < rows[a].length; i++) sum += maths.square(rows[a][i] - rows[b][i]);
      distances[a * n + b] = distances[b * n + a] = Math.sqrt(sum);
    }
  }
  return distances;
}

/**
 * Average linkage clustering (UPGMA; Sokal and Michener 1958): joins the two clusters with the smallest mean distance
 * between their members, until one is left. `distances` is a full square matrix of finite numbers. Algorithm: chains of
 * nearest neighbors (Murtagh 1983). Merges are in order of height, ties as in scipy's `linkage`. Cost: the square of the
 * number of leaves.
 */
export function averageLinkage(distances: Float64Array, n: number): Merge[] {
  const d = distances.slice();
  const sizes = new Uint32Array(n).fill(1);
  const alive = new Uint8Array(n).fill(1);
  const steps: { a: number; b: number; height: number }[] = [];
  const chain: number[] = [];
  while (steps.length < n - 1) {
    if (!chain.length) chain.push(alive.indexOf(1));
    const top = chain[chain.length - 1];
    const near = nearestOf(top, { d, n, alive, before: chain[chain.length - 2] });
    if (near !== chain[chain.length - 2]) chain.push(near);
    else {
      chain.length -= 2;
      const [a, b] = [Math.min(top, near), Math.max(top, near)];
      steps.push({ a, b, height: d[a * n + b] });
      join(d, { a, b, n, sizes, alive });
    }
  }
  return numberMerges(steps, n);
}

interface Search {
  readonly d: Float64Array;
  readonly n: number;
  readonly alive: Uint8Array;
  /** The cluster before in the chain: preferred in ties, so that chains end. */
  readonly before: number | undefined;
}

function nearestOf(cluster: number, { d, n, alive, before }: Search): number {
  let best = before ?? -1;
  let least = before === undefined ? Infinity : d[cluster * n + before];
  for (let other = 0; other < n; other++) {
    if (!alive[other] || other === cluster || !(d[cluster * n + other] < least)) continue;
    best = other;
    least = d[cluster * n + other];
  }
  return best;
}

/** Joins two clusters; the new one takes the place of `b`. */
function join(
  d: Float64Array,
  { a, b, n, sizes, alive }: { a: number; b: number; n: number; sizes: Uint32Array; alive: Uint8Array },
): void {
  const size = sizes[a] + sizes[b];
  alive[a] = 0;
  for (let other = 0; other < n; other++) {
    if (!alive[other] || other === b) continue;
    const mean = (sizes[a] * d[a * n + other] + sizes[b] * d[b * n + other]) / size;
    d[b * n + other] = d[other * n + b] = mean;
  }
  sizes[b] = size;
}

/** Sorts the steps by height and numbers the clusters that they join. */
function numberMerges(steps: readonly { a: number; b: number; height: number }[], n: number): Merge[] {
  const clusterOf = Array.from({ length: n }, (_, i) => i);
  const rootOf = (leaf: number): number => (clusterOf[leaf] === leaf ? leaf : rootOf(clusterOf[leaf]));
  const name = Array.from({ length: n }, (_, i) => i);
  const sizes = new Uint32Array(2 * n).fill(1);
  const rising = [...steps.keys()].sort((x, y) => steps[x].height - steps[y].height || x - y);
  return rising.map((step, i) => {
    const [a, b] = [rootOf(steps[step].a), rootOf(steps[step].b)];
    const [left, right] = [Math.min(name[a], name[b]), Math.max(name[a], name[b])];
    clusterOf[a] = b;
    name[b] = n + i;
    sizes[n + i] = sizes[left] + sizes[right];
    return { left, right, height: steps[step].height, size: sizes[n + i] };
  });
}
