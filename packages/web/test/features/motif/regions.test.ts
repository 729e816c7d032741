import { checkRegions, motifRegions } from '@trellis/core';
import { describe, expect, it } from 'vitest';
import { replacedText, switchRegion } from '../../../src/features/motif/regions.ts';

describe('choosing a region', () => {
  it('replaces the one of the same group', () => {
    const choice = switchRegion(motifRegions, ['500bp_promoter', 'intron'], '1000bp_promoter');
    expect(choice).toEqual({ chosen: ['intron', '1000bp_promoter'], replaced: ['500bp_promoter'] });
    expect(replacedText(motifRegions, choice)).toBe(
      '1000bp upstream promoter region replaces 500bp upstream promoter region: they overlap.',
    );
  });

  it('replaces all regions that it overlaps with', () => {
    const choice = switchRegion(motifRegions, ['CDS', 'intron', 'three_prime_UTR'], 'exon');
    expect(choice).toEqual({ chosen: ['intron', 'exon'], replaced: ['CDS', 'three_prime_UTR'] });
    expect(replacedText(motifRegions, choice)).toBe("exon replaces CDS and 3' UTR: they overlap.");
  });

  it('replaces none of another group, and removes a chosen one', () => {
    const added = switchRegion(motifRegions, ['500bp_promoter'], 'CDS');
    expect(added).toEqual({ chosen: ['500bp_promoter', 'CDS'], replaced: [] });
    expect(replacedText(motifRegions, added)).toBeUndefined();
    expect(switchRegion(motifRegions, added.chosen, 'CDS')).toEqual({ chosen: ['500bp_promoter'], replaced: [] });
  });

  it('only ever submits regions that do not overlap', () => {
    let now: readonly string[] = ['500bp_promoter'];
    for (const name of [...Object.keys(motifRegions), ...Object.keys(motifRegions).reverse()]) {
      now = switchRegion(motifRegions, now, name).chosen;
      expect(checkRegions(now)).toEqual(now.length ? now : ['500bp_promoter']);
    }
  });
});
