import type { ResultFunctionsView } from '@trellis/contract';
import { heatColors } from '@trellis/core/views';
import { shownModels, type ShownModel } from '@trellis/engine/views/shownModel';
import { flag, oneOf, sortOption, textOption, textsOption } from '../../ui/addressOptions.ts';
import { functionAddress } from '../../shared/statistics/functions/functionOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** How many terms of each gene set can be shown. */
export const tops = ['5', '10', '25', 'all'] as const;
export type Top = (typeof tops)[number];

/**
 * Options of the tab: those of the test, and how its terms are shown, `by` the degrees of genes or equal chances, `color` what the heat map is colored by. `sets` are the analyses with a column of their own where
 * not all have one, by their letters; `full` shows all rows of a long table.
 */
export const useFunctionOptions = viewOptions({
  ...functionAddress,
  view: oneOf(['table', 'map']),
  by: oneOf(shownModels),
  color: oneOf(heatColors),
  top: oneOf(tops, '10'),
  search: textOption(),
  sort: sortOption,
  lower: textOption(),
  upper: textOption(),
  sets: textsOption(),
  full: flag,
});

/** The number of terms of each gene set; undefined for all. */
export const topOf = (top: Top): number | undefined => (top === 'all' ? undefined : Number(top));

/** The test that is shown: the chosen one, or that of equal chances where no gene set has a hub-corrected test. */
export function useShownTest({ sets }: Pick<ResultFunctionsView, 'sets'>): ShownModel {
  const { by } = useFunctionOptions();
  const hasTest = sets.some(({ aspects }) =>
    Object.values(aspects).some(({ significantDegrees }) => typeof significantDegrees === 'number'),
  );
  return hasTest ? by : 'uniform';
}
