import { corrections } from '@trellis/core/stats';
import { setChoices, universeChoices } from '@trellis/core/views';
import { oneOf, oneOfKeys, sortOption } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Options of the tab. */
export const useBoundOptions = viewOptions({
  correction: oneOfKeys(corrections),
  sets: oneOf(['auto', ...setChoices]),
  universe: oneOf(['auto', ...universeChoices]),
  sort: sortOption,
});
