import type { Correction } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

/** What a cell of the table says. */
export type Measure = 'p-value' | 'influence' | 'specificity';

interface TargetState {
  readonly view: 'table' | 'map';
  readonly measure: Measure;
  readonly correction: Correction;
  readonly sort: Sort | undefined;
  /** Bounds of the color scale as they are written, '' for those of the data. */
  readonly lower: string;
  readonly upper: string;
  /** Metadata keys shown in the table, in the order in which they were chosen. */
  readonly fields: readonly string[];
  set(change: Partial<Omit<TargetState, 'set'>>): void;
}

/** Options of the tab; they stay as they were when it is left and opened again. */
export const useTargetState = create<TargetState>()((set) => ({
  view: 'table',
  measure: 'p-value',
  correction: 'bonferroni',
  sort: undefined,
  lower: '',
  upper: '',
  fields: [],
  set: (change) => set(change),
}));
