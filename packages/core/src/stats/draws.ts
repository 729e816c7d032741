/** Independent draws in classes of equal probability. */
export interface Draws {
  /** Number of draws of each class. */
  readonly counts: ArrayLike<number>;
  /** Probability of a hit in each class; the array can be longer. */
  readonly probabilities: ArrayLike<number>;
}

/** Natural logarithms of P(S >= k) and P(S <= k). */
export interface LogTails {
  readonly greater: number;
  readonly less: number;
}
