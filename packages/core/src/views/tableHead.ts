import type { Perturbation } from '../dataset/direction.ts';
import { directionsOf, type ColumnKind, type ResultGrid } from '../result/grid.ts';
import type { ResultColumn } from '../result/result.ts';
import { analysisLabel } from './analysisLabels.ts';

/** What the table says above the columns of one analysis. */
export interface TableAnalysis {
  readonly label: string;
  /** Name of the TF: its symbol, or its id. It is the beginning of `label`, except for a renamed analysis. */
  readonly tf: string;
  readonly edgeType: string;
  /** Method and cutoff of the analysis. */
  readonly method: string;
  /** Edges in the rows of the result. */
  readonly edges: number;
  /** Edges before target lists. */
  readonly total: number;
  /** What the experiment did to the TF; null where its metadata do not state it. */
  readonly perturbation: Perturbation | null;
  /** Id of the TF that the experiment perturbed: its own row says nothing of what it targets; null for binding. */
  readonly perturbed: string | null;
  /** Numbers of edges that the TF induces and represses; null for an analysis without fold changes or without directions. */
  readonly directions: { readonly induced: number; readonly repressed: number } | null;
  /** Its columns, from left to right. */
  readonly kinds: readonly ColumnKind[];
}

/** Describes the analyses of a grid in the order of their columns. */
export function describeTable({ result, columns }: ResultGrid): TableAnalysis[] {
  const kinds = new Map<ResultColumn, ColumnKind[]>();
  for (const one of columns) {
    if (one.kind === 'gene') continue;
    const known = kinds.get(one.column);
    if (known) known.push(one.kind);
    else kinds.set(one.column, [one.kind]);
  }
  return [...kinds].map(([column, of]) => {
    const { analysis, edges, total } = column;
    const gene = result.dataset.genes[analysis.tf];
    const text = (key: string) => analysis.metadata.get(key) ?? '';
    return {
      label: analysisLabel(result, column),
      tf: gene.name || gene.id,
      edgeType: text('EDGE_TYPE'),
      method: [text('ANALYSIS_METHOD'), text('ANALYSIS_CUTOFF')].filter(Boolean).join(', '),
      edges,
      total,
      perturbation: analysis.perturbation ?? null,
      perturbed: analysis.expression ? gene.id : null,
      directions: directionsOf(column),
      kinds: of,
    };
  });
}
