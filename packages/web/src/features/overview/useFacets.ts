import { countFacets, facetColors, filterAnalyses, type Facet, type FacetFilter } from '@trellis/core/views';
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
