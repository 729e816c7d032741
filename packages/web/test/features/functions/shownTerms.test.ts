import { describe, expect, it } from 'vitest';
import { shownTerms } from '../../../src/features/functions/shownTerms.ts';
import { smallFunctions } from './smallFunctions.ts';

const idsOf = (shown: Partial<Parameters<typeof shownTerms>[1]>) =>
  shownTerms(smallFunctions, { aspect: 'all', top: 'all', search: '', ...shown }).map(({ id }) => id);

describe('the shown terms', () => {
  it('are those of an aspect, and the best of each gene set', () => {
    expect(idsOf({})).toEqual(['GO:0010167', 'GO:0015112', 'GO:0006950']);
    expect(idsOf({ aspect: 'MF' })).toEqual(['GO:0015112']);
    expect(idsOf({ top: '5' })).toHaveLength(3);
  });

  it('have all words of a search in their name or id, in any case', () => {
    expect(idsOf({ search: 'Nitrate' })).toEqual(['GO:0010167', 'GO:0015112']);
    expect(idsOf({ search: ' response  nitrate ' })).toEqual(['GO:0010167']);
    expect(idsOf({ search: 'go:0006950', aspect: 'BP' })).toEqual(['GO:0006950']);
    expect(idsOf({ search: '.*' })).toEqual([]);
  });
});
