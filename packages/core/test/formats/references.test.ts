import { describe, expect, it } from 'vitest';
import { findDois, rangesOf, writeBibtex, writeReferences } from '../../src/index.ts';

const paper = {
  doi: '10.1016/j.cell.2016.04.038',
  pmid: '',
  citations: ["O'Malley & Huang Cell 2016"],
  analyses: [1, 2, 3, 7],
};

describe('references as text', () => {
  it('give citation, address and analyses, and the analyses without a publication', () => {
    expect(writeReferences({ references: [paper, { ...paper, doi: '', pmid: '123456' }], without: [4, 5] })).toBe(
      [
        "[1] O'Malley & Huang Cell 2016. https://doi.org/10.1016/j.cell.2016.04.038",
        '    Analyses: 1-3, 7',
        '',
        "[2] O'Malley & Huang Cell 2016. https://pubmed.ncbi.nlm.nih.gov/123456/",
        '    Analyses: 1-3, 7',
        '',
        'Analyses whose metadata name no publication: 4, 5',
        '',
      ].join('\n'),
    );
  });
});

describe('references as BibTeX', () => {
  it('have DOI and address, and escape the citation', () => {
    expect(writeBibtex({ references: [paper], without: [] })).toBe(
      [
        '@misc{10.1016/j.cell.2016.04.038,',
        '  doi = {10.1016/j.cell.2016.04.038},',
        '  url = {https://doi.org/10.1016/j.cell.2016.04.038},',
        "  note = {O'Malley \\& Huang Cell 2016},",
        '  annote = {Analyses 1-3, 7}',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('have keys that differ, also where citations hold the same letters', () => {
    const cited = (citation: string) => ({ doi: '', pmid: '', citations: [citation], analyses: [1] });
    const text = writeBibtex({ references: [cited('Lee {2020}'), cited('Lee, 2020'), cited('李')], without: [] });
    expect([...text.matchAll(/^@misc\{(.*),$/gm)].map(([, key]) => key)).toEqual([
      'Lee-2020',
      'Lee-2020-2',
      'reference',
    ]);
    expect(text).toContain('note = {Lee \\{2020\\}}');
  });
});

it('DOIs are found without the punctuation around them', () => {
  expect(findDois('see https://doi.org/10.1105/tpc.16.00656; 10.1016/0092-8674(93)90402-C.')).toEqual([
    '10.1105/tpc.16.00656',
    '10.1016/0092-8674(93)90402-C',
  ]);
});

it('ids are written as ranges from three on', () => {
  expect(rangesOf([1, 2, 4, 5, 6, 9])).toBe('1, 2, 4-6, 9');
});
