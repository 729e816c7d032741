import { corrections } from '@trellis/core/stats';
import { heatColors, setChoices, universeChoices, type GeneSetsMatrix } from '@trellis/core/views';
import { shownModels, type ShownModel } from '@trellis/engine/views/shownModel';
import {
  maybeOneOf,
  oneOf,
  oneOfKeys,
  sortOption,
  textsOption,
  type AddressOption,
} from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Letters of analyses, as `A.C.AB`. */
const lettersOption: AddressOption<readonly string[]> = {
  initial: [],
  read: ([text]) => text.split('.').filter((letter) => letter !== ''),
  write: (letters) => [letters.join('.')],
};

/**
 * Options of the tab. `by` is the test that is shown, undefined for the one that most pairs have, `color` what the colors are of. `view` is a map of colors or a grid of numbers; undefined for what suits the number of analyses. `zoom`
 * are the analyses that the view is zoomed to, none for all; `without` are those that it leaves out.
 */
export const useAnalysisOptions = viewOptions({
  correction: oneOfKeys(corrections),
  sets: oneOf(['auto', ...setChoices]),
  universe: oneOf(['auto', ...universeChoices]),
  view: maybeOneOf(['map', 'cells']),
  by: maybeOneOf(shownModels),
  color: oneOf(heatColors),
  sort: sortOption,
  fields: textsOption(),
  zoom: lettersOption,
  without: lettersOption,
});

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
