import { describe, expect, it } from 'vitest';
import { listSources, openDataset, packDataset, type Provenance } from '../../src/index.ts';
import { smallContents } from '../smallContents.ts';

const cell = '10.1016/j.cell.2016.04.038';
const metadata: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { DOI: '10.1234/abc', PUBLICATION: 'Lee 2020', TECHNOLOGY: 'ChIPSeq', LICENSE: 'CC BY 4.0', GEO: 'GSE1, GSE2' },
  2: { DOI: cell, PUBLICATION: 'Cistrome', TECHNOLOGY: 'ampDAPSeq' },
  3: { DOI: cell.toUpperCase(), PUBLICATION: "O'Malley 2016", TECHNOLOGY: 'DAPSeq' },
  4: { DOI: cell, PUBLICATION: "O'Malley 2016", TECHNOLOGY: 'DAPSeq' },
  5: { PUBLICATION: 'Unknown', DOI: 'none' },
  6: { PUBLICATION: 'Lee 2020' },
};

const texts = { description: '', source: '', doi: '', pmid: '', url: '', license: '' };
const provenance: readonly Provenance[] = [
  {
    ...texts,
    kind: 'list',
    name: 'heat',
    description: 'Heat genes',
    doi: cell,
    source: 'Other words',
    license: 'MIT',
  },
  { ...texts, kind: 'network', name: 'net', url: 'https://example.org/net' },
  { ...texts, kind: 'edges', name: 'PPI', source: 'Kim 2019' },
];

const contents = smallContents({
  genes: 'A B',
  analyses: Object.entries(metadata).map(([id, keys]) => {
    return { id: Number(id), tf: Number(id) > 3 ? 'A' : 'B', targets: 'B', metadata: keys };
  }),
  edges: { PPI: [['A', 'B']] },
});
const { sources, without, parts } = listSources(
  openDataset(
    packDataset(
      {
        ...contents,
        lists: ['cold', 'heat'].map((name) => ({ name, text: 'A\n' })),
        networks: [{ name: 'net', text: 'A\tB\n' }],
        provenance,
      },
      'v',
    ),
  ),
);
const names = sources.map(({ doi, citations, url }) => doi || citations.join() || url);

describe('the sources of a data set', () => {
  it('are the publications of its analyses and the sources of its other parts, most analyses first', () => {
    expect(names).toEqual([cell, '10.1234/abc', 'Lee 2020', 'https://example.org/net', 'Kim 2019']);
  });

  it('have their analyses by technology, TFs, licenses, accessions and parts', () => {
    expect(sources[0]).toEqual({
      doi: cell,
      pmid: '',
      url: '',
      citations: ["O'Malley 2016", 'Cistrome'],
      analyses: [2, 3, 4],
      tfs: 2,
      technologies: [
        ['DAPSeq', 2],
        ['ampDAPSeq', 1],
      ],
      licenses: ['MIT'],
      accessions: [],
      parts: [{ kind: 'list', name: 'heat' }],
      filter: { key: 'DOI', values: [cell, cell.toUpperCase()] },
    });
    expect(sources[1]).toMatchObject({ licenses: ['CC BY 4.0'], accessions: ['GSE1', 'GSE2'], analyses: [1] });
  });

  it('have a filter only if the values of one key belong to their analyses alone', () => {
    expect(sources[1].filter).toEqual({ key: 'DOI', values: ['10.1234/abc'] });
    expect(sources[2]).toMatchObject({ analyses: [6], filter: undefined });
  });

  it('leave out values that say that no publication is known', () => {
    expect(without).toEqual([5]);
  });

  it('go with every list, network and edge type, described or not', () => {
    expect(parts.map(({ kind, name, description }) => [kind, name, description])).toEqual([
      ['list', 'cold', ''],
      ['list', 'heat', 'Heat genes'],
      ['network', 'net', ''],
      ['edges', 'PPI', ''],
    ]);
  });
});
