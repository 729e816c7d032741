import { expect, it } from 'vitest';
import { sortFacets } from '../../../src/features/overview/sortFacets.ts';

it('the leading keys come first, the others keep their order', () => {
  const facets = ['tfs', 'AGE', 'EDGE_TYPE', 'EXPERIMENT_TYPE', 'NOTE'].map((key) => ({ key, values: [] }));
  expect(sortFacets(facets).map(({ key }) => key)).toEqual(['EXPERIMENT_TYPE', 'EDGE_TYPE', 'tfs', 'AGE', 'NOTE']);
});
