/** The overlap of two gene sets in a universe. */
export interface Overlap {
  /** Genes in both sets. */
  readonly k: number;
  /** Genes of the target set. */
  readonly K: number;
  /** Genes of the list. */
  readonly n: number;
  /** Genes of the universe. */
  readonly N: number;
}

/**
 * z-score of an overlap: k less its hypergeometric mean, over the hypergeometric standard deviation
 * sqrt(n K (N - K) (N - n) / (N² (N - 1))). 0 is what chance gives. It is 0 too where k has only one possible value, i.e. where
 * a set is empty or the universe.
 */
export function overlapScore({ k, K, n, N }: Overlap): number {
  const sd = Math.sqrt(((((n / N) * K) / N) * (N - K) * (N - n)) / (N - 1));
  return sd > 0 ? (k - (K * n) / N) / sd : 0;
}
