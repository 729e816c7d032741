import { describe, expect, it } from 'vitest';
import { emptySidecar, openDataset, packDataset, type Provenance } from '../../src/dataset/index.ts';
import { listSources } from '../../src/views/index.ts';
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

const provenance: readonly Provenance[] = [
  {
    ...emptySidecar,
    kind: 'list',
    name: 'heat',
    description: 'Heat genes',
    doi: cell,
    source: 'Other words',
    license: 'MIT',
  },
  { ...emptySidecar, kind: 'network', name: 'net', url: 'https://example.org/net' },
  { ...emptySidecar, kind: 'edges', name: 'PPI', source: 'Kim 2019' },
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
      unlicensed: 3,
      commits: [],
      recipes: [],
      accessions: [],
      parts: [{ kind: 'list', name: 'heat' }],
      filter: { key: 'DOI', values: [cell, cell.toUpperCase()] },
    });
    expect(sources[1]).toMatchObject({
      licenses: ['CC BY 4.0'],
      unlicensed: 0,
      accessions: ['GSE1', 'GSE2'],
      analyses: [1],
    });
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

describe('the origin of a source', () => {
  const commits = { own: '45d7a1be'.repeat(5), other: '0f'.repeat(20) };
  const repository = 'https://raw.githubusercontent.com/MaloofLab/Shade_2016';
  const made = (entries: Readonly<Record<string, string>>) => ({ PUBLICATION: 'Lee 2020', ...entries });
  const analyses = [
    made({
      SOURCE_URL: `${repository}/${commits.own}/data/a%20b.csv`,
      SOURCE_COMMIT: commits.own,
      LICENSE: 'GPL-3.0',
      RECIPE: 'shade 1',
    }),
    made({
      SOURCE_URL: `${repository}/${commits.own}/data/c.csv`,
      SOURCE_COMMIT: commits.own,
      LICENSE: 'Not stated',
      RECIPE: 'shade 1',
    }),
    made({ SOURCE_URL: 'javascript:alert(1)', SOURCE_COMMIT: commits.other, LICENSE: 'GPL-3.0; Not stated' }),
    made({ SOURCE_URL: 'https://github.com/a/b/tree/main', SOURCE_COMMIT: 'main', RECIPE: 'shade 2' }),
  ].map((entries, i) => ({ id: i + 1, tf: 'A', targets: 'B', metadata: entries }));
  const list: Provenance = {
    ...emptySidecar,
    kind: 'list',
    name: 'shade',
    source: 'Lee 2020',
    url: 'https://zenodo.org/records/3780022',
    license: 'CC BY 4.0',
    commit: commits.own,
    recipe: 'shade 1',
  };
  const view = listSources(
    openDataset(
      packDataset(
        {
          ...smallContents({ genes: 'A B', analyses }),
          lists: [{ name: 'shade', text: 'A\n' }],
          provenance: [list],
        },
        'v',
      ),
    ),
  );
  const [source] = view.sources;

  it('is every license, commit and recipe of its analyses and parts, each once', () => {
    expect(source.licenses).toEqual(['GPL-3.0', 'CC BY 4.0']);
    expect(source.recipes).toEqual(['shade 1', 'shade 2']);
    expect(source.commits).toEqual([
      { commit: commits.own, url: `https://github.com/MaloofLab/Shade_2016/tree/${commits.own}` },
      { commit: commits.other, url: '' },
      { commit: commits.own, url: '' },
    ]);
  });

  it('says for how many analyses and parts the license is unknown, also in part', () => {
    expect(source.unlicensed).toBe(3);
  });

  it('goes with a list', () => {
    expect(view.parts).toEqual([list]);
  });
});
