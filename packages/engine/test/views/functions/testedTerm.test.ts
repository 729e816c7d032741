import { expect, it } from 'vitest';
import { foldOf, geneSetName } from '../../../src/views/functions/testedTerm.ts';
import { sets, term } from '../../../../core/test/testedTerms.ts';

it('a term has a fold of 0 where no gene can be drawn', () => {
  expect(foldOf(term, sets[0], 0)).toEqual({ n: 20, fold: 2 });
  expect(foldOf(term, sets[1], 1)).toEqual({ n: 0, fold: 0 });
  expect(foldOf(term, { ...sets[0], aspects: {} }, 0)).toEqual({ n: 0, fold: 0 });
});

it('a gene set is named by its analysis', () => {
  expect(sets.map(geneSetName)).toEqual(['All genes of the result', 'ONE · DAP · 7']);
});
