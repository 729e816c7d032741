import { differenceParts } from '@trellis/core/versions';
import { flag, oneOf, sortOption, textOption } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Options of the view: the other version, which table is shown, and which of its rows. */
export const useDifferenceOptions = viewOptions({
  to: textOption('newest'),
  show: oneOf(differenceParts),
  search: textOption(),
  sort: sortOption,
  full: flag,
});
