import { checkRegions, motifRegions } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import {
  countedText,
  differenceText,
  overlapText,
  regionsText,
  toggleRegion,
} from '../../../src/features/motif/testTexts.ts';

it('says what each test counts, and how it differs from the other', () => {
  expect(countedText('hits')).toBe('numbers of motif hits');
  expect(countedText('genes')).toBe('numbers of genes with at least one hit');
  expect(differenceText('hits')).toContain('the test by genes');
  expect(differenceText('genes')).toContain('the test by hits');
});

describe('choosing a region', () => {
  it('is refused with the reason while one is chosen that it overlaps with', () => {
    expect(overlapText(motifRegions, ['500bp_promoter', 'intron'], '1000bp_promoter')).toBe(
      'Overlaps with 500bp upstream promoter region.',
    );
    expect(overlapText(motifRegions, ['CDS', 'intron', 'three_prime_UTR'], 'exon')).toBe(
      "Overlaps with CDS and 3' UTR.",
    );
  });

  it('is free for a chosen one, and for one of another group', () => {
    expect(overlapText(motifRegions, ['500bp_promoter'], '500bp_promoter')).toBeUndefined();
    expect(overlapText(motifRegions, ['500bp_promoter'], 'CDS')).toBeUndefined();
    expect(toggleRegion(['500bp_promoter'], 'CDS')).toEqual(['500bp_promoter', 'CDS']);
    expect(toggleRegion(['500bp_promoter', 'CDS'], 'CDS')).toEqual(['500bp_promoter']);
    expect(regionsText(motifRegions, ['CDS', 'five_prime_UTR'])).toBe("CDS, 5' UTR");
  });

  it('never leads to regions that overlap', () => {
    let now: readonly string[] = ['500bp_promoter'];
    for (const name of [...Object.keys(motifRegions), ...Object.keys(motifRegions).reverse()]) {
      if (overlapText(motifRegions, now, name) === undefined) now = toggleRegion(now, name);
      expect(checkRegions(now)).toEqual(now.length ? now : ['500bp_promoter']);
    }
  });
});
