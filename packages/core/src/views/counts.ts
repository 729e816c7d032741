import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { GeneNames } from '../dataset/geneNames.ts';

/** Numbers of TFs and interactions of one type of data. */
export interface DataTypeCount {
  readonly type: string;
  readonly tfs: number;
  readonly interactions: number;
}

/** Counts TFs and interactions (analysis and target) by type of data: ChIP-seq, ChIP-exo, DAP-seq, regulation, other binding. */
export function countDataTypes({ analyses }: Dataset): DataTypeCount[] {
  return ['ChIP-seq', 'ChIP-exo', 'DAP-seq', 'Other binding', 'Regulation']
    .map((type) => ({ type, of: analyses.filter((analysis) => dataType(analysis) === type) }))
    .filter(({ of }) => of.length > 0)
    .map(({ type, of }) => ({
      type,
      tfs: new Set(of.map((analysis) => analysis.tf)).size,
      interactions: of.reduce((sum, analysis) => sum + analysis.targets.length, 0),
    }));
}

function dataType({ expression, metadata }: Analysis): string {
  if (expression) return 'Regulation';
  const text = `${metadata.get('TECHNOLOGY') ?? ''} ${metadata.get('EDGE_TYPE') ?? ''}`.toUpperCase();
  if (text.includes('DAP')) return 'DAP-seq';
  if (!text.includes('CHIP')) return 'Other binding';
  return /CHIP.?EXO/.test(text) ? 'ChIP-exo' : 'ChIP-seq';
}

/** Numbers of motifs in a data set. */
export interface MotifCount {
  readonly clusters: number;
  /** Motifs of single TFs. */
  readonly individual: number;
  /** TFs in the names of individual motifs. */
  readonly tfs: number;
}

/** Counts motif clusters, individual motifs and their TFs: a motif's name is that of its TF, or starts with it and `_`. */
export function countMotifs({ motifs, names }: Pick<Dataset, 'motifs' | 'names'>): MotifCount {
  const tfs = new Set(motifs.individual.flatMap((motif) => tfOfMotif(motif, names) ?? []));
  return { clusters: motifs.cluster.length, individual: motifs.individual.length, tfs: tfs.size };
}

function tfOfMotif(motif: string, names: GeneNames): number | undefined {
  for (let end = motif.length; end > 0; end = motif.lastIndexOf('_', end - 1)) {
    const match = names.find(motif.slice(0, end));
    if (match.kind === 'gene') return match.gene;
  }
  return undefined;
}
