import { describe, expect, it } from 'vitest';
import { readFacetFilters, writeFacetFilter } from '../../src/views/index.ts';

describe('filters in an address', () => {
  it('are read as they were written', () => {
    const filters = [
      { key: 'EDGE_TYPE', values: ['in planta:Regulated'] },
      { key: 'TISSUE', values: ['root', 'leaf'] },
    ];
    expect(filters.flatMap(writeFacetFilter)).toEqual([
      'EDGE_TYPE:in planta:Regulated',
      'TISSUE:root',
      'TISSUE:leaf',
    ]);
    expect(readFacetFilters(filters.flatMap(writeFacetFilter))).toEqual(filters);
  });

  it('are read without texts that are not a filter, and without repetition', () => {
    expect(readFacetFilters(['x', ':y', 'A:1', 'A:1'])).toEqual([{ key: 'A', values: ['1'] }]);
  });
});
