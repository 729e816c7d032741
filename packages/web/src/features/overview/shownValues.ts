import type { FacetValue } from '@trellis/core/views';

/** Values that a facet shows at first. */
export const firstShown = 8;

/** Maximum number of values that one click adds. */
const maxStep = 50;

/** Number of values that the next click adds. */
export const stepOf = (hidden: number): number => Math.min(hidden, maxStep);

export interface ShownOptions {
  /** The values of the filter; they are shown even if no analysis has them now. */
  readonly chosen: readonly string[];
  /** Part of a value, in any case; '' for all. */
  readonly text: string;
  readonly limit: number;
}

/** The values that a facet shows, and the number of those that it does not show yet. */
export function shownValues(
  values: readonly FacetValue[],
  { chosen, text, limit }: ShownOptions,
): { readonly shown: readonly FacetValue[]; readonly hidden: number } {
  const part = text.trim().toLowerCase();
  const known = new Set(values.map(({ label }) => label));
  const absent = chosen.filter((label) => !known.has(label)).map((label) => ({ label, count: 0 }));
  const matching = [...values, ...absent].filter(
    ({ label, count }) => (count > 0 || chosen.includes(label)) && label.toLowerCase().includes(part),
  );
  const shown = matching.filter(({ label }, i) => i < limit || chosen.includes(label));
  return { shown, hidden: matching.length - shown.length };
}
