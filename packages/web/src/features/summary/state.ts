import type { EdgeKind } from '@trellis/figures';
import { create } from 'zustand';

interface SummaryState {
  readonly view: 'chart' | 'table';
  readonly compact: boolean;
  readonly hidden: readonly EdgeKind[];
  set(change: Partial<Pick<SummaryState, 'view' | 'compact' | 'hidden'>>): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useSummaryState = create<SummaryState>()((set) => ({
  view: 'chart',
  compact: false,
  hidden: [],
  set: (change) => set(change),
}));
