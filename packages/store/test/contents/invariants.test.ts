import { describe, expect, it } from 'vitest';
import { emptySidecar, type DatasetContents, type Provenance } from '@trellis/core/dataset';
import { faultsOf } from '../../src/contents/invariants.ts';
import { makeContents } from '../makeContents.ts';

const { genes, analyses, edgeTypes, motifs } = makeContents();
const [one, seven] = analyses;
const [bound, pair] = edgeTypes;
const [column] = motifs.cluster;
const noMotifs = { cluster: [], individual: [] };

const withEntry = (key: string, value: string): Partial<DatasetContents> => ({
  analyses: [
    {
      ...one,
      metadata: [{ key, value, searchable: false }, ...one.metadata].sort((a, b) => (a.key < b.key ? -1 : 1)),
    },
  ],
});

const withSidecar = (entry: Partial<Provenance>): Partial<DatasetContents> => ({
  provenance: [{ ...emptySidecar, kind: 'list', name: 'some', source: 'Lee 2020', ...entry }],
});

const cases: [Partial<DatasetContents>, string][] = [
  [{ edition: 'No' }, '"No" cannot name an edition'],
  [{ label: 'two\nlines' }, 'the label is not one tidy line'],
  [{ genes: [...genes].reverse() }, 'genes: "A3" is out of order or duplicated'],
  [{ genes: [...genes.slice(0, 3), { ...genes[0], id: 'a3' }] }, 'genes: "a3" occurs twice, ignoring case'],
  [{ genes: [...genes, { ...genes[0], id: 'B\n1' }] }, '"B\n1" cannot be a gene id'],
  [{ genes: [...genes, { ...genes[0], id: 'B1', name: ' x' }] }, 'gene B1: untidy text'],
  [{ aliases: [{ alias: '', gene: 0 }] }, '"" cannot be an alias'],
  [{ aliases: [{ alias: 'x', gene: 4 }] }, 'alias "x": there is no such gene'],
  [{ analyses: [seven, one] }, 'analyses: "1" is out of order or duplicated'],
  [{ analyses: [{ ...one, id: -1 }] }, '-1 cannot be the id of an analysis'],
  [{ analyses: [{ ...one, name: '../x' }] }, 'analysis 1: "../x" cannot be part of a file name'],
  [{ analyses: [{ ...one, tf: 4 }] }, 'analysis 1: the transcription factor is not in the annotation'],
  [{ analyses: [{ ...one, metadata: one.metadata.slice(1) }] }, 'analysis 1: EDGE_TYPE is missing'],
  [withEntry('TECHNOLOGY/METHOD', 'x'), 'analysis 1: TECHNOLOGY/METHOD should be TECHNOLOGY'],
  [withEntry('lower', 'x'), 'analysis 1: the entry lower could not be read back from a file'],
  [withEntry('DATE', '20200305'), 'analysis 1: the entry DATE could not be read back from a file'],
  [withEntry('NOTE', 'NA'), 'analysis 1: the entry NOTE could not be read back from a file'],
  [
    withEntry('TRANSCRIPTION_FACTOR_ID', 'A1'),
    'analysis 1: the entry TRANSCRIPTION_FACTOR_ID could not be read back from a file',
  ],
  [{ analyses: [{ ...one, targets: Uint32Array.of(1, 4) }] }, 'analysis 1: the targets are not rising gene indices'],
  [{ analyses: [{ ...seven, pvalue: null }] }, 'analysis 7: only one of log2fc and pvalue is present'],
  [{ analyses: [{ ...seven, pvalue: Float64Array.of(1) }] }, 'analysis 7: not one value per target'],
  [{ analyses: [{ ...seven, log2fc: Float64Array.of(1, Infinity) }] }, 'analysis 7: a value is infinite'],
  [{ edgeTypes: [pair, bound] }, 'edge types: "bound" is out of order or duplicated'],
  [{ edgeTypes: [{ ...bound, pairs: Uint32Array.of() }] }, 'edge type "bound": there is no edge'],
  [{ edgeTypes: [{ ...bound, pairs: Uint32Array.of(0, 4) }] }, 'edge type "bound": an edge is not a pair of genes'],
  [{ edgeTypes: [{ ...bound, pairs: Uint32Array.of(1, 0, 0, 1) }] }, 'edge type "bound": the edges are not rising'],
  [
    { edgeTypes: [{ ...pair, pairs: Uint32Array.of(0, 1) }] },
    'edge type "pair": an undirected pair is stored in one direction only',
  ],
  [{ motifs: { ...noMotifs, cluster: [column, column] } }, 'motifs: "c1" is out of order or duplicated'],
  [
    { motifs: { ...noMotifs, cluster: [{ ...column, counts: Uint32Array.of(1, 0) }] } },
    'motif "c1" in CDS: a count is 0',
  ],
  [
    { motifs: { ...noMotifs, cluster: [{ ...column, counts: Uint32Array.of(1) }] } },
    'motif "c1" in CDS: not one count per gene',
  ],
  [{ lists: [{ name: 'a.b', text: 'x' }] }, '"a.b" cannot name a file'],
  [{ networks: [{ name: 'a', text: 'x\r' }] }, 'a: the text is not plain'],
  [withSidecar({ name: 'other' }), 'sidecar of the list "other": there is none of that name'],
  [withSidecar({ commit: '45d7a1b' }), 'sidecar of "some": unsound text'],
  [withSidecar({ sha256: 'e5'.repeat(31) }), 'sidecar of "some": unsound text'],
  [withSidecar({ recipe: 'two  blanks' }), 'sidecar of "some": unsound text'],
  [{ clusterInfo: '\ufeffc\n' }, 'the cluster information is not plain text'],
];

describe('a data set is not sound when', () => {
  it.each(cases.map(([changes, fault]) => ({ changes, fault })))('$fault', ({ changes, fault }) => {
    expect(faultsOf(makeContents(changes))).toContain(fault);
  });

  it('nothing of that is so with a sidecar that names commit, checksum and recipe', () => {
    const sound = withSidecar({ commit: 'a0'.repeat(20), sha256: 'e5'.repeat(32), recipe: 'heat 1' });
    expect(faultsOf(makeContents(sound))).toEqual([]);
  });

  it('nothing of that is so with the one that the tests use', () => {
    expect(faultsOf(makeContents())).toEqual([]);
  });
});
