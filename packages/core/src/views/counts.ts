import type { Analysis, Dataset } from '../dataset/dataset.ts';

/** Numbers of TFs and interactions of one type of data. */
export interface DataTypeCount {
  readonly type: string;
  readonly tfs: number;
  readonly interactions: number;
}

/** Counts TFs and interactions (analysis and target) by type of data: ChIP-seq, DAP-seq, regulation, other binding. */
export function countDataTypes({ analyses }: Dataset): DataTypeCount[] {
  return ['ChIP-seq', 'DAP-seq', 'Other binding', 'Regulation']
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
  return text.includes('CHIP') ? 'ChIP-seq' : 'Other binding';
}
