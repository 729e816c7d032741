import { describe, expect, it } from 'vitest';
import { shownValues, sortFacets, toggleValue } from '../../../src/features/overview/facets.ts';

it('the leading keys come first, the others keep their order', () => {
  const facets = ['tfs', 'AGE', 'EDGE_TYPE', 'EXPERIMENT_TYPE', 'NOTE'].map((key) => ({ key, values: [] }));
  expect(sortFacets(facets).map(({ key }) => key)).toEqual(['EXPERIMENT_TYPE', 'EDGE_TYPE', 'tfs', 'AGE', 'NOTE']);
});

const values = ['root', 'Root hair', 'leaf', 'pollen'].map((label, i) => ({ label, count: 3 - i }));
const shown = (options: Partial<Parameters<typeof shownValues>[1]>) => {
  const found = shownValues(values, { chosen: [], text: '', limit: 8, ...options });
  return [found.shown.map(({ label }) => label).join(), found.hidden];
};

describe('the values that a facet shows', () => {
  it('are those that analyses have, up to a limit', () => {
    expect(shown({})).toEqual(['root,Root hair,leaf', 0]);
    expect(shown({ limit: 1 })).toEqual(['root', 2]);
  });

  it('include the chosen ones, also beyond the limit and without an analysis', () => {
    expect(shown({ limit: 1, chosen: ['leaf', 'pollen', 'gone'] })).toEqual(['root,leaf,pollen,gone', 1]);
  });

  it('hold the text that is looked for, in any case', () => {
    expect(shown({ text: ' ROOT ' })).toEqual(['root,Root hair', 0]);
    expect(shown({ text: 'x' })).toEqual(['', 0]);
  });
});

it('a value is added to the filter of its key and removed from it; a filter without values goes', () => {
  const one = toggleValue([], 'TISSUE', 'root');
  expect(one).toEqual([{ key: 'TISSUE', values: ['root'] }]);
  const two = toggleValue(toggleValue(one, 'TISSUE', 'leaf'), 'EDGE_TYPE', 'Bound');
  expect(two).toEqual([
    { key: 'TISSUE', values: ['root', 'leaf'] },
    { key: 'EDGE_TYPE', values: ['Bound'] },
  ]);
  expect(toggleValue(two, 'EDGE_TYPE', 'Bound')).toEqual([{ key: 'TISSUE', values: ['root', 'leaf'] }]);
});
