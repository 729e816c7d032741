import { describe, expect, it } from 'vitest';
import { checkRegions, defaultRegions, motifRegions } from '../../src/views/index.ts';

describe('the regions of motifs', () => {
  it('are the promoters and the parts of a transcript, in groups that overlap', () => {
    const rows = Object.entries(motifRegions).map(([key, { name, description, group }]) => [
      key === name,
      name,
      description,
      group.join(' '),
    ]);
    expect(rows).toEqual([
      [true, '2000bp_promoter', '2000bp upstream promoter region', '1'],
      [true, '1000bp_promoter', '1000bp upstream promoter region', '1'],
      [true, '500bp_promoter', '500bp upstream promoter region', '1'],
      [true, 'five_prime_UTR', "5' UTR", '2'],
      [true, 'CDS', 'CDS', '3'],
      [true, 'intron', 'intron', '4'],
      [true, 'three_prime_UTR', "3' UTR", '5'],
      [true, 'exon', 'exon', '2 3 5'],
      [true, 'mrna', 'mrna', '2 3 4 5'],
    ]);
  });

  it('are the 500 bp promoter unless others are asked for', () => {
    expect(defaultRegions).toEqual(['500bp_promoter']);
    expect(checkRegions()).toEqual(['500bp_promoter']);
    expect(checkRegions([])).toEqual(['500bp_promoter']);
  });

  it('are taken in the order asked, each once', () => {
    expect(checkRegions(['CDS', '2000bp_promoter', 'CDS'])).toEqual(['CDS', '2000bp_promoter']);
    expect(checkRegions(['exon', 'intron', '1000bp_promoter'])).toHaveLength(3);
  });

  it.each([
    ['500bp_promoter', '1000bp_promoter'],
    ['CDS', 'exon'],
    ['mrna', 'intron'],
    ['exon', 'mrna'],
  ])('overlap: %s and %s', (one, other) => {
    expect(() => checkRegions([one, other])).toThrow(expect.objectContaining({ code: 'bad-region' }));
    expect(() => checkRegions([one, other])).toThrow(`${one} and ${other} overlap`);
  });

  it.each(['nowhere', 'toString', 'cds'])('have no "%s", and the message names those there are', (name) => {
    expect(() => checkRegions([name])).toThrow(expect.objectContaining({ code: 'bad-region' }));
    expect(() => checkRegions([name])).toThrow(`"${name}"`);
    expect(() => checkRegions([name])).toThrow('exon, mrna');
  });
});
