import { averageLinkage, euclideanDistances, type Merge } from './averageLinkage.ts';
import { optimalLeafOrder } from './optimalLeafOrder.ts';

/** A clustering and its optimal leaf order. */
export interface ClusterTree {
  readonly merges: readonly Merge[];
  readonly order: readonly number[];
}

/**
 * Clusters sets by the values of their pairs, which are high for sets that are alike: each set is as alike to itself as the most alike
 * pairs. Values count up to `cap`, the end of the colors, else a single pair would hide the others; a pair without a value counts as 0.
 */
export const pairTree = (values: readonly ArrayLike<number>[], cap: number): ClusterTree | undefined =>
  clusterTree(
    values.map((row, i) =>
      Array.from(row, (value, j) => (i === j ? cap : Number.isNaN(value) ? 0 : Math.min(value, cap))),
    ),
  );

/** Clusters rows by average linkage of Euclidean distances, and orders the leaves; undefined for fewer than two rows. */
export function clusterTree(rows: readonly ArrayLike<number>[]): ClusterTree | undefined {
  if (rows.length < 2) return undefined;
  const distances = euclideanDistances(rows);
  const merges = averageLinkage(distances, rows.length);
  return { merges, order: optimalLeafOrder(merges, distances) };
}
