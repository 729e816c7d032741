/** Limits that keep one query from taking the server for itself. */
export const queryLimits = {
  /** Characters of query text. */
  length: 50_000,
  /** Levels of parentheses, negations and chained filters. */
  depth: 200,
  /** Names after `expand` and named queries are written out. */
  terms: 5_000,
  /** Columns (analyses, counted once per mention) that any step of the evaluation holds, at least ... */
  columns: 2_000,
  /** ... and at least this many times all analyses of the data set. */
  timesEverything: 8,
  /** Characters of filter text over all columns of an answer. */
  filterText: 20_000_000,
} as const;
