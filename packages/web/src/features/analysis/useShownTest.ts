import type { GeneSetsMatrix } from '@trellis/core/views';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import { useAnalysisOptions } from './state.ts';

/** Whether some pair, or each, has a hub-corrected test; TFs with analyses of binding and of expression have none. */
export function hubCorrected({ matrix }: GeneSetsMatrix): 'none' | 'some' | 'all' {
  const expected = Array.from(matrix.degrees?.expected ?? []);
  const tested = expected.filter((value) => !Number.isNaN(value)).length;
  return tested === 0 ? 'none' : tested < expected.length ? 'some' : 'all';
}

/** The test that is shown: the chosen one, or that of equal chances where no pair has the other. */
export function useShownTest(sets: GeneSetsMatrix): ShownModel {
  const { by } = useAnalysisOptions();
  return hubCorrected(sets) === 'none' ? 'uniform' : by;
}
