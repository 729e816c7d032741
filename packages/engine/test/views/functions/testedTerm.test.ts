import { expect, it } from 'vitest';
import { foldOf, geneSetName, shownSetName } from '../../../src/views/functions/testedTerm.ts';
import { sets, term } from '../../../../core/test/testedTerms.ts';

it('a term has a fold of 0 where no gene can be drawn', () => {
  expect(foldOf(term, sets[0], 0)).toEqual({ n: 20, fold: 2 });
  expect(foldOf(term, sets[1], 1)).toEqual({ n: 0, fold: 0 });
  expect(foldOf(term, { ...sets[0], aspects: {} }, 0)).toEqual({ n: 0, fold: 0 });
});

it('a gene set is named by its analysis', () => {
  expect(sets.map(geneSetName)).toEqual(['All genes of the result', 'ONE · DAP · 7']);
});

it('a gene set without a hub-corrected test is marked next to those that have one', () => {
  const figures = { population: 100, n: 20, tested: 50, significant: 3 };
  const [all, one] = [
    { ...sets[0], aspects: { BP: figures } },
    { ...sets[1], aspects: { BP: { ...figures, significantDegrees: 1 } } },
  ];
  const names = (tested: readonly (typeof all)[], by: 'degrees' | 'uniform') =>
    tested.map((_, set) => shownSetName({ sets: [...tested] }, { set, by }));
  expect(names([all, one], 'degrees')).toEqual(['All genes, equal chances', 'ONE · DAP · 7']);
  expect(names([all, one], 'uniform')).toEqual(['All genes of the result', 'ONE · DAP · 7']);
  expect(names([all], 'degrees')).toEqual(['All genes of the result']);
});
