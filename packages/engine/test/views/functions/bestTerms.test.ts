import { describe, expect, it } from 'vitest';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import { bestTerms, isEnriched } from '../../../src/views/functions/bestTerms.ts';

/** A term with adjusted p-values per set, as powers of ten; 0 is a set without a gene of the term. */
const term = (id: string, aspect: ResultTerm['aspect'], powers: readonly number[]): ResultTerm => ({
  id,
  name: id,
  aspect,
  K: 10,
  P: 100,
  k: powers.map((power) => (power === 0 ? 0 : 3)),
  pLog10: powers.map((power) => power * 2),
  adjustedLog10: powers,
});

const sets: ResultFunctionsView['sets'] = [null, ['A', '', 't', 1] as const].map((analysis) => ({
  analysis,
  info: null,
  aspects: {},
}));
const terms = [
  term('GO:1', 'BP', [-9, 0]),
  term('GO:2', 'BP', [-8, -1]),
  term('GO:3', 'MF', [-7, -2]),
  term('GO:4', 'BP', [-1, -3]),
];
const idsOf = (options: Parameters<typeof bestTerms>[1], alpha = 0.05) =>
  bestTerms({ sets, terms, alpha }, options).map(({ id }) => id);

describe('the best terms', () => {
  it('are all enriched ones without a number', () => {
    expect(idsOf({})).toEqual(['GO:1', 'GO:2', 'GO:3', 'GO:4']);
  });

  it('are among the best of a gene set, of all aspects or of one', () => {
    expect(idsOf({ top: 1 })).toEqual(['GO:1', 'GO:4']);
    expect(idsOf({ top: 2 })).toEqual(['GO:1', 'GO:2', 'GO:3', 'GO:4']);
    expect(idsOf({ aspect: 'MF', top: 1 })).toEqual(['GO:3']);
    expect(idsOf({ aspect: 'CC' })).toEqual([]);
  });

  it('have an adjusted p-value up to alpha in a set with a gene of the term', () => {
    expect(idsOf({}, 1e-8)).toEqual(['GO:1', 'GO:2']);
    expect(terms.map((each) => isEnriched(each, 1, 1))).toEqual([false, true, true, true]);
    expect(isEnriched(terms[3], 0, 0.05)).toBe(false);
  });
});
