import { maybeFlag, sortOption, textOption } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Options of the tab. `differing` is whether only fields that differ are shown; undefined before a choice. */
export const useMetaOptions = viewOptions({ search: textOption(), sort: sortOption, differing: maybeFlag });
