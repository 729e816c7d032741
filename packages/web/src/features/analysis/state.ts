import type { Correction, TestedSetsOptions } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

interface AnalysisState extends Required<TestedSetsOptions> {
  readonly correction: Correction;
  readonly sort: Sort | undefined;
  /** A map of colors, or a grid of numbers; undefined for the one that suits the number of analyses. */
  readonly view: 'map' | 'cells' | undefined;
  readonly fields: readonly string[];
  /** Analyses that the grid leaves out, by request: tag and id. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
  set(change: Partial<Omit<AnalysisState, 'set'>>): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useAnalysisState = create<AnalysisState>()((set) => ({
  correction: 'bonferroni',
  sets: 'auto',
  universe: 'auto',
  view: undefined,
  sort: undefined,
  fields: [],
  hidden: {},
  set: (change) => set(change),
}));
