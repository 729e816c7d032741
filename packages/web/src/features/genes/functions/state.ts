import { flag, oneOf, sortOption, textOption } from '../../../ui/addressOptions.ts';
import { functionAddress } from '../../../shared/statistics/functions/functionOptions.ts';
import { viewOptions } from '../../../ui/useViewOptions.ts';

export const functionViews = [
  { value: 'table', label: 'Table' },
  { value: 'dots', label: 'Dot plot' },
  { value: 'graph', label: 'Graph' },
] as const;

/** Which terms are shown: similar ones folded, all of them, or those of the slim. */
export const termChoices = [
  { value: 'compact', label: 'Compact' },
  { value: 'all', label: 'All terms' },
  { value: 'slim', label: 'Slim' },
] as const;

/**
 * Options of the tab. `tested` shows the terms that are not enriched as well; `full` shows all rows of a long table, and all
 * terms of a large graph.
 */
export const useListFunctionOptions = viewOptions({
  ...functionAddress,
  view: oneOf(functionViews.map(({ value }) => value)),
  terms: oneOf(termChoices.map(({ value }) => value)),
  tested: flag,
  search: textOption(),
  sort: sortOption,
  full: flag,
});
