import { averageLinkage, euclideanDistances, type Merge } from './averageLinkage.ts';
import { optimalLeafOrder } from './optimalLeafOrder.ts';

/** A clustering and its optimal leaf order. */
export interface ClusterTree {
  readonly merges: readonly Merge[];
  readonly order: readonly number[];
}

/** Clusters rows by average linkage of Euclidean distances, and orders the leaves; undefined for fewer than two rows. */
export function clusterTree(rows: readonly ArrayLike<number>[]): ClusterTree | undefined {
  if (rows.length < 2) return undefined;
  const distances = euclideanDistances(rows);
  const merges = averageLinkage(distances, rows.length);
  return { merges, order: optimalLeafOrder(merges, distances) };
}
