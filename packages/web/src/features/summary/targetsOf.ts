import type { EdgeKind, SummaryBarData } from '@trellis/figures';

/** Number of targets of an analysis by edges of some kinds. */
export const targetsOf = ({ counts }: SummaryBarData, kinds: readonly EdgeKind[]): number =>
  counts.reduce((sum, { type, targets }) => sum + (kinds.includes(type) ? targets : 0), 0);
