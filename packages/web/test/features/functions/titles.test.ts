import { describe, expect, it } from 'vitest';
import { functionsTitle, functionsWarning } from '../../../src/features/functions/titles.ts';
import { manyFunctions, smallFunctions } from './smallFunctions.ts';

describe('the title of the functions', () => {
  it('counts terms and the analyses in whose targets they are enriched', () => {
    expect(functionsTitle(smallFunctions, { aspect: 'BP', by: 'uniform' })).toBe(
      '2 biological processes are enriched in all genes of the result or in the targets of 1 of 2 analyses, with equal chances',
    );
    expect(functionsTitle(manyFunctions, { aspect: 'all', by: 'uniform' })).toBe(
      '3 terms are enriched in all genes of the result or in the targets of 1 of 22 analyses, with equal chances',
    );
  });

  it('speaks of the test that the cells have', () => {
    const titleWith = (found: readonly number[], level = {}) => {
      const sets = smallFunctions.sets.map((set, i) => ({
        ...set,
        aspects: {
          BP: { population: 1, n: 1, tested: 1, significant: 3, ...(i > 0 && { significantDegrees: found[i - 1] }) },
        },
      }));
      return functionsTitle({ ...smallFunctions, sets }, { aspect: 'BP', by: 'degrees', level });
    };
    expect(titleWith([2, 0])).toBe(
      'Biological processes are enriched in the targets of 1 of 2 analyses, hub-corrected',
    );
    expect(titleWith([2, 1], { level: 'tf' })).toMatch(/^Biological processes are enriched in the targets of 2 TFs/);
    expect(titleWith([0, 0])).toBe('No biological process is enriched in the targets of 2 analyses, hub-corrected');
  });

  it('names the one place of terms that are enriched in one, and says when there is none', () => {
    expect(functionsTitle(smallFunctions, { aspect: 'MF', by: 'uniform' })).toBe(
      '1 molecular function is enriched in all genes of the result, with equal chances',
    );
    expect(functionsTitle(smallFunctions, { aspect: 'CC', by: 'uniform' })).toBe(
      'No cellular component is enriched in 3 gene sets',
    );
    const analyses = smallFunctions.sets.slice(1);
    const none = { BP: { population: 1, n: 1, tested: 1, significant: 0 } };
    const sets = [{ analysis: null, info: null, aspects: none }, ...analyses.slice(0, 1)];
    expect(functionsTitle({ ...smallFunctions, sets }, { aspect: 'BP', by: 'uniform' })).toBe(
      '2 biological processes are enriched in the targets of 1 analysis, with equal chances',
    );
  });
});

it('a query that has chosen the genes by a list, or by each other, is warned about', () => {
  const warn = (query: boolean, lists: boolean) => functionsWarning({ selection: { query, lists } });
  expect(warn(false, false)).toBeUndefined();
  expect(warn(true, false)).toMatch(/several analyses share them/);
  expect(warn(false, true)).toMatch(/target lists have cut the result/);
  expect(warn(true, true)).toMatch(/target lists/);
});
