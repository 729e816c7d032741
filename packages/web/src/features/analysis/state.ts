import { corrections } from '@trellis/core/stats';
import { setChoices, universeChoices, heatColors } from '@trellis/core/views';
import { shownModels } from '@trellis/engine/views/shownModel';
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
