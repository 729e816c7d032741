import { describe, expect, it } from 'vitest';
import { findDois, rangesOf, writeBibtex, writeReferences, writeRis } from '../../src/formats/index.ts';

const paper = {
  doi: '10.1016/j.cell.2016.04.038',
  pmid: '',
  citations: ["O'Malley & Huang Cell 2016"],
  analyses: [1, 2, 3, 7],
};

describe('references as text', () => {
  it('give citation, address, analyses, license, commit and recipe, and the analyses without a publication', () => {
    const commit = '45d7a1be'.repeat(5);
    const source = {
      ...paper,
      url: '',
      licenses: [],
      unlicensed: 4,
      commits: [],
      recipes: [],
      accessions: [],
      tfs: 1,
      technologies: [],
      parts: [],
      filter: undefined,
    };
    const made = {
      ...source,
      doi: '',
      pmid: '123456',
      licenses: ['MIT', 'CC0'],
      unlicensed: 1,
      commits: [
        { commit, url: `https://github.com/a/b/tree/${commit}` },
        { commit, url: '' },
      ],
      recipes: ['heat 1'],
      parts: [{ kind: 'list', name: 'heat' } as const],
    };
    expect(writeReferences({ sources: [source, made], without: [4, 5] })).toBe(
      [
        "[1] O'Malley & Huang Cell 2016. https://doi.org/10.1016/j.cell.2016.04.038",
        '    Analyses 1-3, 7',
        '    License unknown',
        '',
        "[2] O'Malley & Huang Cell 2016. https://pubmed.ncbi.nlm.nih.gov/123456/",
        '    Analyses 1-3, 7',
        '    Gene list heat',
        '    License: MIT; CC0 (unknown for 1 of 5)',
        `    Commit: https://github.com/a/b/tree/${commit}`,
        `    Commit: ${commit}`,
        '    Recipe: heat 1',
        '',
        'Analyses whose metadata name no publication: 4, 5',
        '',
      ].join('\n'),
    );
  });
});

describe('references as BibTeX', () => {
  it('have DOI and address, and escape the citation', () => {
    expect(writeBibtex([paper])).toBe(
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
    const text = writeBibtex([cited('Lee {2020}'), cited('Lee, 2020'), cited('李')]);
    expect([...text.matchAll(/^@misc\{(.*),$/gm)].map(([, key]) => key)).toEqual([
      'Lee-2020',
      'Lee-2020-2',
      'reference',
    ]);
    expect(text).toContain('note = {Lee \\{2020\\}}');
  });
});

describe('sources without analyses', () => {
  const source = {
    doi: '',
    pmid: '',
    citations: [],
    analyses: [],
    url: 'https://example.org/a_b?{c}',
    licenses: ['CC BY 4.0', 'MIT'],
    parts: [{ kind: 'list', name: 'A_B' } as const],
  };

  it('have their address, licenses and lists in BibTeX', () => {
    expect(writeBibtex([source])).toBe(
      [
        '@misc{https://example.org/a_b-c,',
        '  url = {https://example.org/a_b?%7Bc%7D},',
        '  copyright = {CC BY 4.0; MIT},',
        '  annote = {Gene list A\\_B}',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('have them in RIS', () => {
    expect(writeRis([source])).toBe(
      [
        'TY  - GEN',
        'TI  - https://example.org/a_b?{c}',
        'UR  - https://example.org/a_b?{c}',
        'N1  - License: CC BY 4.0',
        'N1  - License: MIT',
        'N1  - Gene list A_B',
        'ER  - ',
        '',
      ].join('\r\n'),
    );
  });
});

it('RIS has an entry per publication, each text on one line', () => {
  expect(writeRis([paper, { ...paper, doi: '', pmid: '12345', citations: ['Lee\nER  - \n2020'] }])).toBe(
    [
      'TY  - GEN',
      "TI  - O'Malley & Huang Cell 2016",
      'DO  - 10.1016/j.cell.2016.04.038',
      'UR  - https://doi.org/10.1016/j.cell.2016.04.038',
      'N1  - Analyses 1-3, 7',
      'ER  - ',
      '',
      'TY  - GEN',
      'TI  - Lee ER - 2020',
      'AN  - 12345',
      'UR  - https://pubmed.ncbi.nlm.nih.gov/12345/',
      'N1  - Analyses 1-3, 7',
      'ER  - ',
      '',
    ].join('\r\n'),
  );
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
