import { describe, expect, it } from 'vitest';
import { comparedKey, searchSuggestions } from '../../../src/features/overview/OverviewSearch.tsx';

const values = (text: string) =>
  searchSuggestions(text, ['root', 'TISSUE'], ['root', 'shoot']).map(({ value }) => value);

describe('the suggestions of the search', () => {
  it('are all texts while no key is compared', () => {
    expect(comparedKey('tiss')).toBeUndefined();
    expect(values('tiss')).toEqual(['root', 'TISSUE']);
  });

  it('are whole comparisons with the values of the key once one is', () => {
    expect(comparedKey(' tissue = ro')).toBe('TISSUE');
    expect(values('tissue = ro')).toEqual(['tissue = root', 'tissue = shoot']);
    expect(comparedKey('TISSUE!=')).toBe('TISSUE');
    expect(values('TISSUE!=')).toEqual(['TISSUE != root', 'TISSUE != shoot']);
  });
});
