import { expect, it } from 'vitest';
import { foldOf, geneSetName, type ResultTerm, type TestedGeneSet } from '../../src/index.ts';

const counts = { population: 100, n: 20, tested: 3, significant: 1 };
const info = { analysis_id: 7, gene_id: 'G1', gene_name: 'ONE', analysis_label: 'ONE · DAP · 7' };
const sets: readonly TestedGeneSet[] = [
  { analysis: null, info: null, aspects: { BP: counts } },
  { analysis: ['G1', '', 't', 7], info, aspects: { BP: { ...counts, n: 0 } } },
];
const term: ResultTerm = {
  id: 'GO:1',
  name: 'growth',
  aspect: 'BP',
  K: 10,
  P: 100,
  k: [4, 1],
  pLog10: [-2, -1],
  adjustedLog10: [-1, 0],
};

it('a term has a fold of 0 where no gene can be drawn', () => {
  expect(foldOf(term, sets[0], 0)).toEqual({ n: 20, fold: 2 });
  expect(foldOf(term, sets[1], 1)).toEqual({ n: 0, fold: 0 });
  expect(foldOf(term, { ...sets[0], aspects: {} }, 0)).toEqual({ n: 0, fold: 0 });
});

it('a gene set is named by its analysis', () => {
  expect(sets.map(geneSetName)).toEqual(['All genes of the result', 'ONE · DAP · 7']);
});
