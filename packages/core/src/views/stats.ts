import type { Result } from '../result/result.ts';

/** Size of the network of a result. */
export interface StatsView {
  /** Present cells. */
  readonly num_edges: number;
  /** Distinct TFs. */
  readonly num_tfs: number;
  /** Rows. */
  readonly num_targets: number;
}

/** Counts edges, TFs and targets of the shown analyses. */
export function countResult({ columns, rows }: Result): StatsView {
  return {
    num_edges: columns.reduce((sum, column) => sum + column.edges, 0),
    num_tfs: new Set(columns.map((column) => column.analysis.tf)).size,
    num_targets: rows.length,
  };
}
