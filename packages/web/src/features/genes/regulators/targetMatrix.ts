import { clusterTree } from '@trellis/core/stats';
import type { HeatMapData } from '@trellis/figures';
import type { RegulatorRow } from './regulatorRows.ts';

/** Most genes that the matrix shows. */
export const maxMatrixGenes = 200;

/** The targets of TFs in the list. */
export interface TargetMatrixData {
  readonly map: HeatMapData;
  /** Ids of the genes, in the order of the columns. */
  readonly genes: readonly string[];
  /** Number of genes that any of the TFs targets. */
  readonly targeted: number;
}

type Targets = readonly { readonly id: number; readonly genes: readonly string[] }[];

/** Ids of the best analyses of TFs, one per kind of evidence. */
export const analysesOf = (rows: readonly RegulatorRow[]): number[] =>
  rows.flatMap(({ kinds }) => kinds.flatMap(({ analysisId }) => analysisId ?? []));

/**
 * A row per TF and a column per gene; a value is the number of kinds of evidence whose best analysis targets the gene. Shows the
 * genes that most TFs target; both sides are clustered.
 */
export function targetMatrix(rows: readonly RegulatorRow[], targets: Targets): TargetMatrixData {
  const byId = new Map(targets.map(({ id, genes }) => [id, genes]));
  const counts = rows.map((row) => countKinds(analysesOf([row]).flatMap((id) => byId.get(id) ?? [])));
  const tfsOf = countKinds(counts.flatMap((count) => [...count.keys()]));
  const genes = [...tfsOf]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, maxMatrixGenes)
    .map(([gene]) => gene);
  const values = counts.map((count) => genes.map((gene) => count.get(gene) ?? 0));
  return {
    map: {
      rows: rows.map(({ symbol, tf }) => [symbol || tf]),
      columns: genes.map((gene) => [gene]),
      values,
      rowTree: clusterTree(values),
      columnTree: clusterTree(genes.map((_, i) => values.map((row) => row[i]))),
    },
    genes,
    targeted: tfsOf.size,
  };
}

function countKinds(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
