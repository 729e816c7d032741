import { corrections } from '@trellis/core/stats';
import { oneOf, oneOfKeys, sortOption, textOption, textsOption } from '../../ui/addressOptions.ts';
import { heatColors } from '@trellis/core/views';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** What a cell of the table can show. */
export const measures = [
  { value: 'p', label: 'P-value' },
  { value: 'influence', label: 'Influence' },
  { value: 'specificity', label: 'Specificity' },
] as const;
export type Measure = (typeof measures)[number]['value'];

/**
 * Options of the tab. The bounds of the color scale are as typed, '' for those of the data; `color` is what the heat map is colored by; fields are metadata keys in the
 * table, in the order in which they were chosen.
 */
export const useTargetOptions = viewOptions({
  view: oneOf(['table', 'map']),
  measure: oneOf(measures.map(({ value }) => value)),
  color: oneOf(heatColors),
  correction: oneOfKeys(corrections),
  sort: sortOption,
  lower: textOption(),
  upper: textOption(),
  fields: textsOption(),
});
