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
 * z-score of an overlap: the log odds ratio over its standard error, with 0.5 added to each of the four counts of the table
 * (Haldane 1940, Anscombe 1956), so that it is finite for empty cells. 0 is what chance gives; positive is more overlap.
 */
export function overlapScore({ k, K, n, N }: Overlap): number {
  const [both, targetsOnly, listOnly, neither] = [k + 0.5, K - k + 0.5, n - k + 0.5, N - K - n + k + 0.5];
  const logOdds = Math.log((both * neither) / (targetsOnly * listOnly));
  return logOdds / Math.sqrt(1 / both + 1 / targetsOnly + 1 / listOnly + 1 / neither);
}
