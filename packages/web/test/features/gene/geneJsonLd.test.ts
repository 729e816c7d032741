import type { GeneRecord } from '@trellis/core/gene';
import { describe, expect, it } from 'vitest';
import { geneJsonLd, geneSentence } from '../../../src/features/gene/geneJsonLd.ts';
import { nameInPath, genePage } from '../../../src/router/pageAddresses.ts';
import { shortNumber } from '../../../src/features/gene/Regulators.tsx';

const gene: GeneRecord = {
  edition: 'mini',
  id: 'AT1G00010',
  symbol: 'ALF',
  fullName: 'a <b>factor</b>.',
  type: 'TXNFACTOR',
  family: '',
  aliases: ['ALF', 'OLD'],
  tfFamilies: [],
  specificity: { boundBy: 0, binding: 0, regulatedBy: 0, expression: 0 },
  evidence: { tfs: 1, publications: 1, analyses: 1 },
  regulators: [{ tf: 'AT1G00020', symbol: '', kinds: [], publications: 0, analyses: [], additionalEdges: [] }],
  additionalEdges: [],
  lists: [],
  networks: [],
  terms: null,
  orthologs: [],
  motifs: [],
  motifClusters: [],
  tf: null,
};

describe('what search engines read about a gene', () => {
  it('is one sentence', () => {
    expect(geneSentence(gene)).toBe('ALF (AT1G00010), a <b>factor</b>: 1 TF binds or regulates it.');
    expect(geneSentence({ ...gene, symbol: '', fullName: '', regulators: [] })).toBe(
      'AT1G00010: 0 TFs bind or regulate it.',
    );
  });

  it('is a Gene of Bioschemas that cannot end its element', () => {
    const text = geneJsonLd(gene);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Gene',
      identifier: 'AT1G00010',
      name: 'ALF',
      alternateName: ['AT1G00010', 'OLD'],
      url: '/gene/AT1G00010',
    });
  });
});

describe('the address of a gene page', () => {
  it('can be read back', () => {
    for (const name of ['AT1G00010', 'PIP2;1', 'a/b', '100%']) expect(nameInPath(genePage(name))).toBe(name);
    expect(nameInPath('/gene/%')).toBe('');
  });
});

describe('a short number', () => {
  it('has three significant digits', () => {
    expect([1.23456, -0.00012345, 1e-30, 0].map(shortNumber)).toEqual(['1.23', '-0.000123', '1e-30', '0']);
  });
});
