/** Limits that keep one query from using up the server. */
export const queryLimits = {
  /** Characters of query text. */
  length: 50_000,
  /** Levels of parentheses, negations and chained filters. */
  depth: 200,
  /** Names and comparisons, with `expand` and named queries resolved. */
  terms: 5_000,
  /** Columns (analyses, once per mention) in any step of the evaluation: this many, or `timesEverything`, if that is more. */
  columns: 2_000,
  /** Multiple of the number of analyses in the data set. */
  timesEverything: 8,
  /** Characters of filter text, summed over the columns of a result. */
  filterText: 20_000_000,
} as const;
