import { describe, expect, it } from 'vitest';
import { ancestorsIn, foldTerms } from '../../src/ontology/index.ts';
import { smallOntology } from './smallOntology.ts';

const ontology = smallOntology({
  'GO:1': { aspect: 'BP' },
  'GO:2': { aspect: 'BP', parents: ['GO:1'] },
  'GO:3': { aspect: 'BP', parents: ['GO:2'] },
  'GO:4': { aspect: 'BP', parents: ['GO:1'] },
});
/** Folds terms, given by index with the number of their genes, which are the first ones. */
const fold = (...terms: (readonly [term: number, genes: number])[]) =>
  foldTerms(
    terms.map(([term, genes]) => ({ term, genes: Uint32Array.from({ length: genes }, (_, i) => i) })),
    ancestorsIn(ontology),
  ).map(({ kept, folded }) => [kept.term, folded.map(({ term }) => term)]);

describe('terms that repeat another', () => {
  it('are folded under the first kept one, ancestor or descendant', () => {
    expect(fold([2, 10], [1, 10], [0, 10])).toEqual([[2, [1, 0]]]);
    expect(fold([0, 10], [2, 10])).toEqual([[0, [2]]]);
  });

  it('are kept if neither is an ancestor of the other', () => {
    expect(fold([2, 10], [3, 10])).toEqual([
      [2, []],
      [3, []],
    ]);
  });

  it('are folded from a Jaccard index of 0.7', () => {
    expect(fold([1, 10], [2, 7])).toEqual([[1, [2]]]);
    expect(fold([1, 10], [2, 6])).toEqual([
      [1, []],
      [2, []],
    ]);
  });

  it('are compared with kept terms only', () => {
    expect(fold([0, 10], [1, 8], [2, 6])).toEqual([
      [0, [1]],
      [2, []],
    ]);
  });
});
