import type { Correction, TestedSetsOptions } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

interface BoundState extends Required<TestedSetsOptions> {
  readonly correction: Correction;
  readonly sort: Sort | undefined;
  set(change: Partial<Omit<BoundState, 'set'>>): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useBoundState = create<BoundState>()((set) => ({
  correction: 'bonferroni',
  sets: 'auto',
  universe: 'auto',
  sort: undefined,
  set: (change) => set(change),
}));
