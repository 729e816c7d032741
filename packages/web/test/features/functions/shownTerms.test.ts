import { describe, expect, it } from 'vitest';
import { shownTerms } from '../../../src/features/functions/shownTerms.ts';
import { smallFunctions } from './smallFunctions.ts';

const idsOf = (shown: Partial<Parameters<typeof shownTerms>[1]>) =>
  shownTerms(smallFunctions, { aspect: 'all', top: 'all', search: '', by: 'uniform', ...shown }).map(({ id }) => id);

describe('the shown terms', () => {
  it('are enriched by the hub-corrected test where it is shown, in its order', () => {
    const degrees = (powers: readonly number[]) => ({
      ...{ expected: powers.map((_, set) => (set === 0 ? NaN : 1)) },
      ...{ pLog10: powers, adjustedLog10: powers },
    });
    const powers = [
      [NaN, -2, -1],
      [NaN, -0.5, 0],
      [NaN, 0, -3],
    ];
    const functions = {
      ...smallFunctions,
      terms: smallFunctions.terms.map((term, i) => ({ ...term, k: [3, 3, 3], degrees: degrees(powers[i]) })),
    };
    const shown = (top: '5' | 'all') =>
      shownTerms(functions, { aspect: 'all', top, search: '', by: 'degrees' }).map(({ id }) => id);
    expect(shown('5')).toEqual(['GO:0006950', 'GO:0010167']);
    expect(shown('all')).toEqual(['GO:0006950', 'GO:0010167', 'GO:0015112']);
  });

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
