import { describe, expect, it } from 'vitest';
import { parseQuery, referencesIn } from '../../src/query/index.ts';

describe('the references of a query', () => {
  it('are its names and comparisons, in the order of the text', () => {
    const { names, comparisons } = referencesIn(parseQuery('(A or not B[x=1 and not (y>2 or z=3)]) and C[y>2][w=4]'));
    expect(names.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(names[1].at).toEqual({ offset: 10, length: 1 });
    expect(comparisons.map(({ key }) => key)).toEqual(['x', 'y', 'z', 'y', 'w']);
  });

  it('are none in a call', () => {
    expect(referencesIn(parseQuery('expand("$filter_tf", or)'))).toEqual({ names: [], comparisons: [] });
  });
});
