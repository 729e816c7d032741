import type { Correction } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

interface BoundState {
  readonly correction: Correction;
  readonly sort: Sort | undefined;
  set(change: Partial<Omit<BoundState, 'set'>>): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useBoundState = create<BoundState>()((set) => ({
  correction: 'bonferroni',
  sort: undefined,
  set: (change) => set(change),
}));
