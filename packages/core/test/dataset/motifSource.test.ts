import { describe, expect, it } from 'vitest';
import { areSameExperiments, hitTypeOf, hitText } from '../../src/dataset/index.ts';

describe('what a motif hit is, in words', () => {
  it.each([
    [[], undefined, 'Hits: kind of hit not stated.'],
    [[['METHOD', 'GEM']], undefined, 'Hits: kind of hit not stated.'],
    [[['HIT_TYPE', 'sequence match']], 'sequence match', 'Hits are sequence matches in the region.'],
    [[['HIT_TYPE', 'footprint']], 'footprint', 'Hits: footprint.'],
  ] as const)('names the type of %j', (source, type, words) => {
    expect(hitTypeOf(source)).toBe(type);
    expect(hitText(source)).toBe(words);
  });

  it('says of DAP events that an enrichment among DAP targets comes from the same experiments', () => {
    expect(hitText([['HIT_TYPE', 'DAP event']])).toMatch(/not sequence matches\..* the same experiments\.$/);
  });

  it.each([
    ['DAP event', 'DAPSeq', true],
    ['DAP event', 'ampDAP-seq', true],
    ['DAP event', 'ChIP-exo', false],
    ['ChIP-exo event', 'ChIPexo', true],
    ['ChIP-exo event', 'DAPSeq', false],
    ['sequence match', 'DAPSeq', false],
  ])('compares a %s with %s by the technology that it names', (type, technology, isSame) => {
    expect(areSameExperiments([['HIT_TYPE', type]], technology)).toBe(isSame);
  });
});
