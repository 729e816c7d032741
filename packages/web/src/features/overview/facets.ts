import {
  countFacets,
  facetColors,
  filterAnalyses,
  type Facet,
  type FacetFilter,
  type FacetValue,
} from '@trellis/core/views';
import { useMemo } from 'react';
import { chooseCategory } from './category.ts';
import type { OverviewAnalysis } from './columns.ts';

/** The analyses that match the filters, and the facets that narrow them further. */
export interface Facets {
  readonly analyses: readonly OverviewAnalysis[];
  readonly facets: readonly Facet[];
  /** Key of the facet of the chart. */
  readonly category: string;
  /** Colors of the chart by value; filters do not change them. */
  readonly colors: ReadonlyMap<string, string>;
}

const nothing: readonly OverviewAnalysis[] = [];

/** Counts the facets of the found analyses, once per change of analyses, filters or category. */
export function useFacets(
  found: readonly OverviewAnalysis[] = nothing,
  filters: readonly FacetFilter[],
  wanted: string | undefined,
): Facets {
  const facets = useMemo(() => countFacets(found, filters), [found, filters]);
  const analyses = useMemo(() => filterAnalyses(found, filters), [found, filters]);
  const names = useMemo(() => facets.map(({ key }) => key), [facets]);
  const category = chooseCategory(names, wanted) ?? '';
  const colors = useMemo(() => facetColors(found, category), [found, category]);
  return { analyses, facets, category, colors };
}

/** Keys that come first and are open at the start. */
export const leadingKeys: readonly string[] = ['EXPERIMENT_TYPE', 'EDGE_TYPE', 'TECHNOLOGY'];

/** The leading keys first, then the others in their order. */
export const sortFacets = (facets: readonly Facet[]): Facet[] => {
  const place = ({ key }: Facet) => leadingKeys.indexOf(key) + 1 || leadingKeys.length + 1;
  return [...facets].sort((a, b) => place(a) - place(b));
};

/** Values that a facet shows at first. */
export const firstShown = 8;

/** Maximum number of values that one click adds. */
const maxStep = 50;

/** Number of values that the next click adds. */
export const stepOf = (hidden: number): number => Math.min(hidden, maxStep);

interface ShownOptions {
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

/** The filters with a value added to the filter of a key, or removed from it. */
export function toggleValue(filters: readonly FacetFilter[], key: string, value: string): FacetFilter[] {
  const current = filters.find((filter) => filter.key === key);
  if (!current) return [...filters, { key, values: [value] }];
  const values = current.values.includes(value)
    ? current.values.filter((other) => other !== value)
    : [...current.values, value];
  return filters.map((filter) => (filter === current ? { key, values } : filter)).filter((one) => one.values.length);
}
