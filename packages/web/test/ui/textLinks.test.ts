import { describe, expect, it } from 'vitest';
import { textLinks } from '../../src/ui/textLinks.ts';

const urls = (text: string, field?: string) => textLinks(text, field).flatMap(({ url }) => url ?? []);

describe('links in a text', () => {
  it.each([
    ['10.1016/j.cell.2016.04.038', 'https://doi.org/10.1016/j.cell.2016.04.038'],
    ['doi:10.1126/science.adf4721', 'https://doi.org/10.1126/science.adf4721'],
    ['https://doi.org/10.1126/science.adf4721', 'https://doi.org/10.1126/science.adf4721'],
    ['GSE212230', 'https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GSE212230'],
    ['SRP012345', 'https://www.ncbi.nlm.nih.gov/sra/?term=SRP012345'],
    ['ERR1234567', 'https://www.ncbi.nlm.nih.gov/sra/?term=ERR1234567'],
    ['PRJNA312345', 'https://www.ncbi.nlm.nih.gov/bioproject/PRJNA312345'],
    ['E-MTAB-4567', 'https://www.ebi.ac.uk/biostudies/arrayexpress/studies/E-MTAB-4567'],
    ['PMID: 27203113', 'https://pubmed.ncbi.nlm.nih.gov/27203113/'],
    ['PMID27203113', 'https://pubmed.ncbi.nlm.nih.gov/27203113/'],
    ['PMC4907330', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4907330/'],
  ])('lead from %s to its page', (text, url) => {
    expect(urls(text)).toEqual([url]);
  });

  it('keep the text around them, and the signs of the sentence', () => {
    const text = 'GSE38879 (counts; see 10.1104/pp.112.1), and SRX100001.';
    const parts = textLinks(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ url }) => url).map((part) => part.text)).toEqual([
      'GSE38879',
      '10.1104/pp.112.1',
      'SRX100001',
    ]);
  });

  it('keep a bracket that a DOI opens itself', () => {
    expect(urls('(10.1016/0092-8674(93)90402-C)')).toEqual(['https://doi.org/10.1016/0092-8674(93)90402-C']);
    expect(urls('10.1016/S0092(93)')).toEqual(['https://doi.org/10.1016/S0092(93)']);
  });

  it('know a number alone only in a field for it', () => {
    expect(urls('27203113', 'PMID')).toEqual(['https://pubmed.ncbi.nlm.nih.gov/27203113/']);
    expect(urls('27203113', 'PUBMED_ID')).toEqual(['https://pubmed.ncbi.nlm.nih.gov/27203113/']);
    expect(urls('27203113', 'REPLICATES')).toEqual([]);
  });

  it('are none in ids of genes, cutoffs and words', () => {
    for (const text of ['AT1G01010', 'FDR<0.05', 'q<0.05, FC>1.5', 'XGSE12', 'Root', ''])
      expect(urls(text)).toEqual([]);
  });
});
