import type { Analysis } from '../dataset/dataset.ts';
import { directionOf } from '../dataset/direction.ts';
import { countDirections } from '../result/edgeValues.ts';
import type { ResultColumn } from '../result/result.ts';

export type EdgeKind = 'INDUCED' | 'REPRESSED' | 'BOUND' | 'EXPRESSION';

/** Name of the edges of an analysis that has no EDGE_TYPE. */
const unnamed = 'edge';

/** `in planta:Regulated:INDUCED`: the analysis's EDGE_TYPE and, for expression, the direction. */
export function edgeName({ metadata }: Analysis, type: EdgeKind): string {
  const base = metadata.get('EDGE_TYPE') ?? unnamed;
  return type === 'BOUND' ? base : `${base}:${type}`;
}

/** Kind of an edge by its fold change, NaN if missing: what the TF does to the gene, see `directionOf`. */
export function edgeKindOf({ expression, perturbation }: Analysis, log2fc: number): EdgeKind {
  const direction = directionOf(log2fc, perturbation);
  if (direction === 0) return expression ? 'EXPRESSION' : 'BOUND';
  return direction > 0 ? 'INDUCED' : 'REPRESSED';
}

/** Targets of one kind of edge. */
export interface EdgeCount {
  readonly edge: string;
  readonly type: EdgeKind;
  readonly targets: number;
}

/** Number of present cells of a column per edge, without zeros. */
export function edgeCounts({ analysis, present, edges }: ResultColumn): EdgeCount[] {
  const { induced, repressed, unchanged, without } = countDirections(analysis, present, edges);
  const counts: [EdgeKind, number][] = [
    ['INDUCED', induced + unchanged],
    ['REPRESSED', repressed],
    [analysis.expression ? 'EXPRESSION' : 'BOUND', without],
  ];
  return counts
    .filter(([, targets]) => targets > 0)
    .map(([type, targets]) => ({ edge: edgeName(analysis, type), type, targets }));
}
