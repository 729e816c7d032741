import type { CategoryBarsOptions, PieSlice } from '../../src/index.ts';
import { falling, slices } from '../pie/cases.ts';

export interface CategoryBarsCase {
  readonly name: string;
  readonly values: readonly PieSlice[];
  readonly options: CategoryBarsOptions;
  readonly picked?: ReadonlySet<number>;
}

/** Every picture of the bars that is kept for review; the gallery shows the same list. */
export const categoryBarsCases: readonly CategoryBarsCase[] = [
  { name: 'bars-picked', values: falling(14), options: { width: 400 }, picked: new Set([2]) },
  {
    name: 'bars-standalone',
    values: falling(30),
    options: { width: 720, title: '1,365 analyses by TISSUE: 30 values', maxBars: 13 },
  },
  {
    name: 'bars-long-labels',
    values: slices({ 'a label that is much longer than half of the figure allows': 1200, short: 1, none: 0 }),
    options: { width: 300 },
  },
];
