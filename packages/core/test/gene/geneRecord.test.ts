import { describe, expect, it } from 'vitest';
import { bitsetOf } from '../../src/dataset/index.ts';
import { describeGene, type GeneTables } from '../../src/gene/index.ts';
import { orthologPairs } from '../../src/orthologs/index.ts';
import { atLeast } from '../naiveStatistics.ts';
import { mini, miniHits } from '../mini.ts';
import { edition } from '../orthologs/editions.ts';

/** A0 binds A1 to A3 in two ways and regulates A3 and A4. B0 and B9 are its orthologs; only B0 has analyses. */
const from = edition(
  'a',
  {
    genes: 'A0/ALF A1 A2 A3 A4 A5 A6 A7',
    aliases: { OLD: 'A0', OLDER: 'A0' },
    analyses: [
      { id: 1, tf: 'A0', targets: 'A1 A2 A3' },
      { id: 2, tf: 'A0', targets: 'A2', metadata: { EDGE_TYPE: 'in vitro:Bound' } },
      { id: 3, tf: 'A0', targets: { A3: [1, 0.1], A4: [-2, 0.2] } },
    ],
    edges: {
      PPI: [
        ['A0', 'A1'],
        ['A5', 'A0'],
      ],
    },
  },
  { b: 'A0-B0 A0-B9 A1-B1 A2-B2 A5-B1' },
);
const to = edition('b', { genes: 'B0 B1 B2 B9', analyses: [{ id: 1, tf: 'B0', targets: 'B2' }] });
const nothing: GeneTables = { lists: [], networks: [], motifs: [], motifClusters: [], others: [] };
const others = [{ dataset: to, pairs: orthologPairs(from, to) }];
const set = (...genes: number[]) => bitsetOf(8, genes);

describe('what is known about a gene', () => {
  it('begins with its annotation', () => {
    expect(describeGene(from, 0, nothing)).toMatchObject({
      edition: 'a',
      id: 'A0',
      symbol: 'ALF',
      aliases: ['OLD', 'OLDER'],
      tfFamilies: [],
      terms: null,
      orthologs: [],
    });
  });

  it('names the lists and networks that hold it', () => {
    const lists = [
      { name: 'file: red', genes: set(1, 2) },
      { name: 'file: blue', genes: set(2) },
    ];
    const networks = [
      { source: 'net', tf: 0, targets: set(1, 2) },
      { source: 'net', tf: 1, targets: set(3, 4, 5) },
      { source: 'other', tf: 0, targets: set(2) },
    ];
    expect(describeGene(from, 1, { ...nothing, lists, networks })).toMatchObject({
      lists: ['file: red'],
      networks: [{ network: 'net', sources: ['A0'], targets: 3 }],
    });
  });

  it('says which networks cannot be read, where there are some', () => {
    const unreadNetworks = ['The target network old cannot be read and is left out.'];
    expect(describeGene(from, 1, { ...nothing, unreadNetworks })).toMatchObject({ networks: [], unreadNetworks });
    expect(describeGene(from, 1, { ...nothing, unreadNetworks: [] })).not.toHaveProperty('unreadNetworks');
  });

  it('counts additional edges both ways', () => {
    expect(describeGene(from, 0, nothing).additionalEdges).toEqual([
      { type: 'PPI', directed: true, sources: 1, targets: 1 },
    ]);
    expect(describeGene(from, 2, nothing).additionalEdges).toEqual([]);
  });

  it('has its orthologs with their types, in editions without one too', () => {
    expect(describeGene(from, 1, { ...nothing, others }).orthologs).toMatchObject([
      { edition: 'b', through: null, genes: [{ id: 'B1', type: 'many2one', analyses: 0 }] },
    ]);
    expect(describeGene(from, 0, { ...nothing, others }).orthologs[0].genes).toMatchObject([
      { id: 'B0', type: 'one2many', analyses: 1 },
      { id: 'B9', type: 'one2many', analyses: 0 },
    ]);
    expect(describeGene(from, 7, { ...nothing, others }).orthologs[0].genes).toEqual([]);
  });

  it('has the motif hits of each region, most first', () => {
    const motifs = [miniHits('cluster', '500bp_promoter')];
    const { gene } = mini.names.find('AT1G00040') as { gene: number };
    expect(describeGene(mini, gene, { ...nothing, motifs }).motifs).toEqual([
      { region: '500bp_promoter', clusters: [{ cluster: 'cluster_1', hits: 2 }] },
    ]);
  });
});

describe('what is known about a TF', () => {
  const { tf } = describeGene(from, 0, { ...nothing, others });

  it('is nothing for a gene without analyses', () => {
    expect(describeGene(from, 1, nothing).tf).toBeNull();
  });

  it('is its analyses with their targets', () => {
    expect(tf).toMatchObject({
      query: 'A0',
      targets: 4,
      functions: null,
      analyses: [
        { id: 1, kind: 'in vivo bound', targets: 3, induced: 0, repressed: 0 },
        { id: 2, kind: 'in vitro bound', edgeType: 'in vitro:Bound', targets: 1 },
        { id: 3, kind: 'regulated', targets: 2, induced: 1, repressed: 1 },
      ],
    });
  });

  it('lists targets with more kinds of evidence first, then those with more analyses', () => {
    expect(tf?.topTargets.map(({ id, analyses, kinds }) => [id, analyses, ...kinds])).toEqual([
      ['A2', 2, 'in vivo bound', 'in vitro bound'],
      ['A3', 2, 'in vivo bound', 'regulated'],
      ['A4', 1, 'regulated'],
      ['A1', 1, 'in vivo bound'],
    ]);
  });

  it('lists the most specific targets of equal evidence first, and counts those like the last one', () => {
    expect(tf?.topTargets.map(({ id, boundBy, regulatedBy }) => [id, boundBy, regulatedBy])).toEqual([
      ['A2', 1, 0],
      ['A3', 1, 1],
      ['A4', 0, 1],
      ['A1', 1, 0],
    ]);
    expect(tf?.equalTargets).toBe(2);
  });

  it('compares bound with regulated genes', () => {
    const draw = { hits: 1, sample: 3, marked: 2, population: 8 };
    expect(tf?.agreement).toMatchObject({ bound: 3, regulated: 2, both: 1, universe: 8 });
    expect(tf?.agreement?.p).toBeCloseTo(atLeast(draw), 12);
    expect(describeGene(to, 0, nothing).tf?.agreement).toBeNull();
  });

  it('compares its targets with those of each ortholog that has analyses', () => {
    expect(tf?.conservation).toMatchObject([{ edition: 'b', ortholog: 'B0', M: 4, a: 2, b: 1, x: 1 }]);
    expect(tf?.conservation[0].p).toBeCloseTo(0.5, 12);
  });
});
