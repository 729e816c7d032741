import { flag } from '../../../ui/addressOptions.ts';
import { viewOptions } from '../../../ui/useViewOptions.ts';

/** Options of the tab: whether only pairs that are unique on both sides are carried over. */
export const useSpeciesOptions = viewOptions({ one2one: flag });
