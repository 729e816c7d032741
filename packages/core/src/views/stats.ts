import type { Result } from '../result/result.ts';

/** Size of the network of a result. */
export interface ResultCounts {
  /** Present cells. */
  readonly edges: number;
  /** Distinct TFs. */
  readonly tfs: number;
  /** Rows. */
  readonly targets: number;
}

/** Counts edges, TFs and targets of the shown analyses. */
export function countResult({ columns, rows }: Result): ResultCounts {
  return {
    edges: columns.reduce((sum, column) => sum + column.edges, 0),
    tfs: new Set(columns.map((column) => column.analysis.tf)).size,
    targets: rows.length,
  };
}
