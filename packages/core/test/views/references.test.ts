import { describe, expect, it } from 'vitest';
import { collectReferences } from '../../src/views/index.ts';

const metadata: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { DOI: '10.1/a', 'DATA_SOURCE/PUBLICATION': 'Lee 2020' },
  2: { DOI: 'https://doi.org/10.1234/ABC', PMID: '1234567' },
  3: { DOI: '10.1234/abc', PUBLICATION: 'Lee 2020' },
  4: { PUBLICATION: 'Kim 2019' },
  5: { TISSUE: 'root' },
  6: { DOI: '10.1234/abc; 10.5678/x' },
};

const analyses = Object.entries(metadata).map(([id, keys]) => ({
  id: Number(id),
  metadata: new Map(Object.entries(keys)),
}));

describe('the publications of analyses', () => {
  const { references, without } = collectReferences(analyses);

  it('are named once each, whatever the case of a DOI, with all of their analyses', () => {
    expect(references).toEqual([
      { doi: '', pmid: '', citations: ['Lee 2020'], analyses: [1] },
      { doi: '10.1234/ABC', pmid: '1234567', citations: ['Lee 2020'], analyses: [2, 3, 6] },
      { doi: '', pmid: '', citations: ['Kim 2019'], analyses: [4] },
      { doi: '10.5678/x', pmid: '', citations: [], analyses: [6] },
    ]);
  });

  it('name the analyses that have none', () => {
    expect(without).toEqual([5]);
  });
});
