import type { Facet } from '@trellis/core/views';

/** Keys that come first and are open at the start. */
export const leadingKeys: readonly string[] = ['EXPERIMENT_TYPE', 'EDGE_TYPE', 'TECHNOLOGY'];

/** The leading keys first, then the others in their order. */
export const sortFacets = (facets: readonly Facet[]): Facet[] => {
  const place = ({ key }: Facet) => leadingKeys.indexOf(key) + 1 || leadingKeys.length + 1;
  return [...facets].sort((a, b) => place(a) - place(b));
};
