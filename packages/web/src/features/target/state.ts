import type { Correction } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

/** What a cell of the table can show. */
export const measures = [
  { value: 'p', label: 'P-value' },
  { value: 'influence', label: 'Influence' },
  { value: 'specificity', label: 'Specificity' },
] as const;
export type Measure = (typeof measures)[number]['value'];

interface TargetState {
  readonly view: 'table' | 'map';
  readonly measure: Measure;
  readonly correction: Correction;
  readonly sort: Sort | undefined;
  /** Bounds of the color scale as typed, '' for those of the data. */
  readonly lower: string;
  readonly upper: string;
  /** Metadata keys shown in the table, in the order in which they were chosen. */
  readonly fields: readonly string[];
  set(change: Partial<Omit<TargetState, 'set'>>): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useTargetState = create<TargetState>()((set) => ({
  view: 'table',
  measure: 'p',
  correction: 'bonferroni',
  sort: undefined,
  lower: '',
  upper: '',
  fields: [],
  set: (change) => set(change),
}));
