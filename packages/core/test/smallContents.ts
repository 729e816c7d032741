import type { AnalysisContents, DatasetContents, EdgeTypeContents } from '../src/dataset/index.ts';

/** An analysis written shortly: its targets by gene id, with `[log2fc, pvalue]` where it has figures (NaN is missing). */
export interface SmallAnalysis {
  readonly id: number;
  readonly tf: string;
  readonly targets: string | Readonly<Record<string, readonly [log2fc: number, pvalue: number]>>;
  readonly metadata?: Readonly<Record<string, string>>;
}

export interface SmallData {
  /** Ids, sorted, with the symbol behind a slash: `A/ALF`. */
  readonly genes: string;
  readonly analyses: readonly SmallAnalysis[];
  readonly aliases?: Readonly<Record<string, string>>;
  /** Pairs of gene ids by name of the edge type, all directed. */
  readonly edges?: Readonly<Record<string, readonly (readonly [source: string, target: string])[]>>;
}

/** A data set that a test can read at a glance. Analyses with figures are expression, the others binding. */
export function smallContents({ genes, analyses, aliases = {}, edges = {} }: SmallData): DatasetContents {
  const list = genes.split(' ').map((text) => {
    const [id, name = ''] = text.split('/');
    return { id, name, fullName: '', type: '', family: '' };
  });
  const indexOf = (id: string): number => list.findIndex((gene) => gene.id === id);
  return {
    edition: 'test',
    label: '',
    settings: null,
    genes: list,
    aliases: Object.entries(aliases).map(([alias, id]) => ({ alias, gene: indexOf(id) })),
    analyses: analyses.map((analysis) => analysisOf(analysis, indexOf)),
    edgeTypes: Object.entries(edges).map(([name, pairs]) => edgeTypeOf(name, pairs, indexOf)),
    motifs: { cluster: [], individual: [] },
    motifSources: { cluster: [], individual: [] },
    clusterInfo: '',
    lists: [],
    networks: [],
    provenance: [],
    go: null,
    orthologs: [],
    tfFamilies: null,
    regulatorBenchmark: [],
  };
}

function analysisOf(
  { id, tf, targets, metadata = {} }: SmallAnalysis,
  indexOf: (id: string) => number,
): AnalysisContents {
  const bare = typeof targets === 'string';
  const rows = bare
    ? targets.split(' ').map((gene) => ({ gene: indexOf(gene), log2fc: NaN, pvalue: NaN }))
    : Object.entries(targets).map(([gene, [log2fc, pvalue]]) => ({ gene: indexOf(gene), log2fc, pvalue }));
  rows.sort((a, b) => a.gene - b.gene);
  const entries = {
    EDGE_TYPE: bare ? 'Bound' : 'Regulated',
    EXPERIMENT_TYPE: bare ? 'Binding' : 'Expression',
    ...metadata,
  };
  return {
    id,
    name: `analysis${id}`,
    tf: indexOf(tf),
    metadata: Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => ({ key, value, searchable: true })),
    targets: Uint32Array.from(rows, ({ gene }) => gene),
    log2fc: bare ? null : Float64Array.from(rows, ({ log2fc }) => log2fc),
    pvalue: bare ? null : Float64Array.from(rows, ({ pvalue }) => pvalue),
  };
}

function edgeTypeOf(
  name: string,
  pairs: readonly (readonly [string, string])[],
  indexOf: (id: string) => number,
): EdgeTypeContents {
  const sorted = pairs.map(([source, target]) => [indexOf(source), indexOf(target)]);
  sorted.sort(([a, b], [c, d]) => a - c || b - d);
  return { name, directed: true, pairs: Uint32Array.from(sorted.flat()) };
}
