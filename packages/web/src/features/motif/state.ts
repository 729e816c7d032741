import type { Correction, MotifTest } from '@trellis/core';
import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

/** What the tab shows: enriched clusters as a table or heat map, or single motifs. */
export type MotifViewKind = 'table' | 'map' | 'individual';

interface MotifState {
  readonly view: MotifViewKind;
  readonly correction: Correction;
  readonly test: MotifTest;
  /** Empty for the default regions. */
  readonly regions: readonly string[];
  /** Alpha and the bounds of the color scale as typed. */
  readonly alpha: string;
  readonly lower: string;
  readonly upper: string;
  readonly sort: Sort | undefined;
  /** Metadata keys shown in the headings, in the order in which they were chosen. */
  readonly fields: readonly string[];
  /** Whether gene sets without an enriched cluster are shown. */
  readonly allSets: boolean;
  /** Chosen individual motifs per gene set, by request; the default ones when there are none. */
  readonly chosen: Readonly<Record<string, readonly (readonly string[])[]>>;
  set(change: Partial<Omit<MotifState, 'set'>>): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useMotifState = create<MotifState>()((set) => ({
  view: 'table',
  correction: 'bonferroni',
  test: 'hits',
  regions: [],
  alpha: '0.05',
  lower: '',
  upper: '',
  sort: undefined,
  fields: [],
  allSets: false,
  chosen: {},
  set: (change) => set(change),
}));

/** Whether alpha is a number from 0 to 1. */
export const isAlpha = (text: string): boolean => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 1;

/** Alpha as a number from 0 to 1; 0.05 for anything else. */
export const alphaOf = (text: string): number => (isAlpha(text) ? Number(text) : 0.05);
