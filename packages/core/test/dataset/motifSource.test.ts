import { describe, expect, it } from 'vitest';
import { hitTypeOf, hitWords } from '../../src/index.ts';

describe('what a motif hit is, in words', () => {
  it.each([
    [[], undefined, 'Hits: kind of hit not stated.'],
    [[['METHOD', 'GEM']], undefined, 'Hits: kind of hit not stated.'],
    [[['HIT_TYPE', 'sequence match']], 'sequence match', 'Hits are sequence matches in the region.'],
    [[['HIT_TYPE', 'footprint']], 'footprint', 'Hits: footprint.'],
  ] as const)('names the type of %j', (source, type, words) => {
    expect(hitTypeOf(source)).toBe(type);
    expect(hitWords(source)).toBe(words);
  });

  it('says of DAP events that an enrichment among DAP targets comes from the same experiments', () => {
    expect(hitWords([['HIT_TYPE', 'DAP event']])).toMatch(/not sequence matches\..* the same experiments\.$/);
  });
});
