import { describe, expect, it } from 'vitest';
import { readOptions, withOptions } from '../../../../src/ui/addressOptions.ts';
import { functionAddress, functionQuestion } from '../../../../src/shared/statistics/functions/functionOptions.ts';

describe('the options of a test of functions', () => {
  const read = (search: string) => readOptions(functionAddress, new URLSearchParams(search));

  it('are those of the API without an address', () => {
    expect(functionQuestion(read(''))).toEqual({
      scope: 'annotated',
      evidence: 'all',
      correction: 'bh',
      min: 5,
      max: 2000,
      alpha: 0.05,
    });
    expect(read('').aspect).toBe('BP');
  });

  it('have their initial value where an address has a wrong one', () => {
    const wrong = 'aspect=XX&scope=some&evidence=good&correction=fdr&min=-1&max=1e3&alpha=2';
    expect(functionQuestion(read(wrong))).toEqual(functionQuestion(read('')));
    expect(read('min=0&max=5000')).toMatchObject({ min: 5, max: 5000 });
  });

  it('are written when they differ from the initial ones', () => {
    const change = { aspect: 'CC', min: 10, max: 2000, evidence: 'no_iea' } as const;
    const search = withOptions(functionAddress, new URLSearchParams('request=1'), change);
    expect(search.toString()).toBe('request=1&aspect=CC&min=10&evidence=no_iea');
    expect(read(search.toString())).toMatchObject(change);
  });
});
