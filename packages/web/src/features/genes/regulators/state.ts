import { flag, oneOf, sortOption, textOption } from '../../../ui/addressOptions.ts';
import { viewOptions } from '../../../ui/useViewOptions.ts';

export const regulatorViews = [
  { value: 'table', label: 'Table' },
  { value: 'scores', label: 'Scores' },
  { value: 'targets', label: 'Targets' },
  { value: 'families', label: 'Families' },
] as const;

/**
 * Options of the tab. `library` is a query that names the tested analyses, '' for all; `family`, `find` and `enriched` narrow
 * the TFs that are shown.
 */
export const useRegulatorOptions = viewOptions({
  view: oneOf(regulatorViews.map(({ value }) => value)),
  library: textOption(),
  family: textOption(),
  find: textOption(),
  enriched: flag,
  sort: sortOption,
});
