import type { ResultFunctionsView } from '@trellis/contract';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import { useFunctionOptions } from './state.ts';

/** The test that is shown: the chosen one, or that of equal chances where no gene set has a hub-corrected test. */
export function useShownTest({ sets }: Pick<ResultFunctionsView, 'sets'>): ShownModel {
  const { by } = useFunctionOptions();
  const hasTest = sets.some(({ aspects }) =>
    Object.values(aspects).some(({ significantDegrees }) => typeof significantDegrees === 'number'),
  );
  return hasTest ? by : 'uniform';
}
