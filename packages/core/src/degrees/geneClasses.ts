/** Genes of equal x. */
export interface GeneClasses {
  readonly x: Float64Array;
  /** Number of genes of each x; of a node, a weight. */
  readonly counts: Float64Array;
}
