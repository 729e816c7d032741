import type { Correction } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

interface BoundState {
  readonly correction: Correction;
  readonly sort: Sort | undefined;
  set(change: Partial<Omit<BoundState, 'set'>>): void;
}

/** Options of the tab; they stay as they were when it is left and opened again. */
export const useBoundState = create<BoundState>()((set) => ({
  correction: 'bonferroni',
  sort: undefined,
  set: (change) => set(change),
}));
