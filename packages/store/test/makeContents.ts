import type { DatasetContents } from '@trellis/core/dataset';

const metadata = [
  { key: 'EDGE_TYPE', value: 'in planta:Bound', searchable: true },
  { key: 'EXPERIMENT_TYPE', value: 'Binding', searchable: true },
];

/** A small sound data set; a test states only what matters to it. */
export function makeContents(changes: Partial<DatasetContents> = {}): DatasetContents {
  return {
    edition: 'mini',
    label: '',
    settings: null,
    genes: ['A1', 'A2', 'A3', 'A4'].map((id) => ({ id, name: '', fullName: '', type: '', family: '' })),
    aliases: [{ alias: 'first', gene: 0 }],
    analyses: [
      { id: 1, name: 'one', tf: 0, metadata, targets: Uint32Array.of(1, 3), log2fc: null, pvalue: null },
      {
        id: 7,
        name: 'seven',
        tf: 1,
        metadata,
        targets: Uint32Array.of(0, 2),
        log2fc: Float64Array.of(-1.5, NaN),
        pvalue: Float64Array.of(0.01, NaN),
      },
    ],
    edgeTypes: [
      { name: 'bound', directed: true, pairs: Uint32Array.of(0, 1, 0, 3, 2, 2) },
      { name: 'pair', directed: false, pairs: Uint32Array.of(0, 1, 1, 0) },
    ],
    motifs: {
      cluster: [{ region: 'CDS', motif: 'c1', genes: Uint32Array.of(1, 2), counts: Uint32Array.of(300, 1) }],
      individual: [
        { region: 'CDS', motif: 'A1_m', genes: Uint32Array.of(3), counts: Uint32Array.of(2) },
        { region: 'intron', motif: 'A1_m', genes: Uint32Array.of(0), counts: Uint32Array.of(1) },
      ],
    },
    motifSources: { cluster: [], individual: [] },
    clusterInfo: 'cluster,Family\nc1,MYB\n',
    lists: [{ name: 'some', text: 'A1\nA2\n' }],
    networks: [{ name: 'net', text: 'A1\tA2\n' }],
    provenance: [],
    go: null,
    orthologs: [],
    tfFamilies: null,
    regulatorBenchmark: [],
    ...changes,
  };
}
