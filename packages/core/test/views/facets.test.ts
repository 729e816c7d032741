import { describe, expect, it } from 'vitest';
import {
  countFacets,
  facetColors,
  facetLabel,
  filterAnalyses,
  searchOverview,
  type FacetFilter,
} from '../../src/views/index.ts';
import { mini } from '../mini.ts';

const { datasets, summary } = searchOverview(mini, '');
const ids = (...filters: FacetFilter[]) => filterAnalyses(datasets, filters).map(({ id }) => id);
const counts = (key: string, ...filters: FacetFilter[]) =>
  countFacets(datasets, filters)
    .find((facet) => facet.key === key)
    ?.values.map(({ label, count }) => `${label} ${count}`);

const root: FacetFilter = { key: 'TISSUE', values: ['root'] };
const regulated: FacetFilter = { key: 'EDGE_TYPE', values: ['in planta:Regulated'] };

describe('filters by value', () => {
  it('find the analyses that have one of the values of each key', () => {
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids(root)).toEqual([1, 2, 6]);
    expect(ids({ key: 'TISSUE', values: ['root', 'leaf'] })).toEqual([1, 2, 3, 6]);
    expect(ids(root, regulated)).toEqual([1, 6]);
    expect(ids({ key: 'tfs', values: ['AT1G00020 (BET)'] })).toEqual([3, 4]);
  });

  it('compare whole values, and know an empty one as None', () => {
    expect(ids({ key: 'TISSUE', values: ['roo'] })).toEqual([]);
    expect(ids({ key: 'TREATMENT', values: ['None'] })).toEqual([1]);
    expect(ids({ key: 'constructor', values: ['None'] })).toEqual([]);
  });
});

describe('facets', () => {
  it('count as the categories of the overview do, when nothing is filtered', () => {
    const facets = countFacets(datasets, []);
    expect(facets.map(({ key }) => key)).toEqual(Object.keys(summary));
    for (const { key, values } of facets)
      expect(values.map(({ label, count }) => [label, count])).toEqual(
        summary[key].map(([label, count]) => [label, count]),
      );
  });

  it('count the analyses that match the filters of the other keys', () => {
    expect(counts('EDGE_TYPE', root)).toEqual([
      'in planta:Regulated 2',
      'in planta:Bound 1',
      'in vitro:Bound:DAP 0',
      'in vitro:Bound:ampDAP 0',
    ]);
    expect(counts('TISSUE', root)).toEqual(['root 3', 'leaf 1']);
    expect(counts('TISSUE', root, regulated)).toEqual(['root 2', 'leaf 1']);
    expect(counts('tfs', root, regulated)).toEqual(['AT1G00010 (ALF) 1', 'AT1G00030 (GAM) 1', 'AT1G00020 (BET) 0']);
  });

  it('agree with the analyses that one more value finds', () => {
    for (const { key, values } of countFacets(datasets, [root])) {
      if (key === root.key) continue;
      for (const { label, count } of values) expect(ids(root, { key, values: [label] })).toHaveLength(count);
    }
  });

  it('have the colors of the categories', () => {
    for (const [key, values] of Object.entries(summary))
      expect([...facetColors(datasets, key)]).toEqual(values.map(([label, , color]) => [label, color]));
  });

  it('label an analysis without the key as undefined', () => {
    expect(facetLabel(datasets[0], 'nothing')).toBeUndefined();
    expect(facetLabel(datasets[0], 'TREATMENT')).toBe('None');
  });
});
