import type { AnalysisRow } from './recognized.ts';

/** The cutoffs that are proposed for an analysis. */
const proposedCutoffs = { p: 0.05, change: 1 } as const;

/** Genes of an analysis that pass the proposed cutoffs. */
export interface TargetCounts {
  readonly targets: number;
  readonly induced: number;
  readonly repressed: number;
}

interface Columns {
  readonly hasChange: boolean;
  readonly hasP: boolean;
}

/** Counts the genes with p < 0.05 and |log2 fold change| >= 1, each where the analysis has such a column. */
export function countTargets(rows: readonly AnalysisRow[], { hasChange, hasP }: Columns): TargetCounts {
  let [targets, induced, repressed] = [0, 0, 0];
  for (const { log2fc, p } of rows) {
    if (hasP && !(p < proposedCutoffs.p)) continue;
    // A ratio of 2 has a log2 of 1 up to rounding.
    if (hasChange && !(Math.abs(log2fc) >= proposedCutoffs.change - 1e-9)) continue;
    targets++;
    if (hasChange && log2fc > 0) induced++;
    if (hasChange && log2fc < 0) repressed++;
  }
  return { targets, induced, repressed };
}
