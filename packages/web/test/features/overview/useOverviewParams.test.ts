import { describe, expect, it } from 'vitest';
import { overviewOptions } from '../../../src/features/overview/useOverviewParams.ts';
import { readOptions, withOptions } from '../../../src/ui/addressOptions.ts';

const there = { search: 'a=b', category: 'TISSUE', filter: ['TISSUE:root'], columns: ['DATE', 'DOI'] };
const initial = { search: '', category: undefined, filter: [], columns: undefined };

describe('the options of the overview in its address', () => {
  it.each([there, initial, { ...there, columns: [] }])('are read as they were written: %j', (options) => {
    const address = withOptions(overviewOptions, new URLSearchParams('sort=id'), options);
    expect(readOptions(overviewOptions, new URLSearchParams(address.toString()))).toEqual(options);
    expect(address.get('sort')).toBe('id');
  });

  it('are left out where nothing is chosen', () => {
    const address = withOptions(overviewOptions, new URLSearchParams(), there);
    expect(withOptions(overviewOptions, address, initial).toString()).toBe('');
  });
});
