import type { Correction } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

interface AnalysisState {
  readonly correction: Correction;
  readonly sort: Sort | undefined;
  readonly fields: readonly string[];
  /** Analyses that the grid leaves out, by request: tag and id. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
  set(change: Partial<Omit<AnalysisState, 'set'>>): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useAnalysisState = create<AnalysisState>()((set) => ({
  correction: 'bonferroni',
  sort: undefined,
  fields: [],
  hidden: {},
  set: (change) => set(change),
}));
