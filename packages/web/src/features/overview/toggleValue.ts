import type { FacetFilter } from '@trellis/core/views';

/** The filters with a value added to the filter of a key, or removed from it. */
export function toggleValue(filters: readonly FacetFilter[], key: string, value: string): FacetFilter[] {
  const current = filters.find((filter) => filter.key === key);
  if (!current) return [...filters, { key, values: [value] }];
  const values = current.values.includes(value)
    ? current.values.filter((other) => other !== value)
    : [...current.values, value];
  return filters.map((filter) => (filter === current ? { key, values } : filter)).filter((one) => one.values.length);
}
