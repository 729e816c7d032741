import type { GeneSetsMatrix } from '@trellis/core/views';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import { useAnalysisOptions } from './state.ts';

/** The share of the pairs with a hub-corrected test; TFs with analyses of binding and of expression have none. */
export function hubCorrectedShare({ matrix }: GeneSetsMatrix): number {
  const expected = Array.from(matrix.degrees?.expected ?? []);
  return expected.length ? expected.filter((value) => !Number.isNaN(value)).length / expected.length : 0;
}

/** The test that is shown: the chosen one where a pair has it, otherwise the hub-corrected one where most pairs have it. */
export function useShownTest(sets: GeneSetsMatrix): ShownModel {
  const { by } = useAnalysisOptions();
  const share = hubCorrectedShare(sets);
  return share === 0 ? 'uniform' : (by ?? (share < 0.5 ? 'uniform' : 'degrees'));
}
