import { hasBit } from '../dataset/bitset.ts';
import { targetIndex, type Analysis } from '../dataset/dataset.ts';

/** Number shown in a cell, or NaN where the analysis has none for the gene. */
export type EdgeValue = 'pvalue' | 'log2fc';

/** Looks a figure up. Cost: a binary search; for many genes of one analysis use `edgeValueReader`. */
export function edgeValueOf(analysis: Analysis, figure: EdgeValue, gene: number): number {
  const values = analysis[figure];
  const index = values ? targetIndex(analysis, gene) : -1;
  return values && index >= 0 ? values[index] : NaN;
}

/** A reader of one figure for every gene: an array by gene index, NaN where there is none. */
export function edgeValueReader(analysis: Analysis, figure: EdgeValue, size: number): (gene: number) => number {
  const values = analysis[figure];
  if (!values) return () => NaN;
  const byGene = new Float64Array(size).fill(NaN);
  analysis.targets.forEach((gene, i) => (byGene[gene] = values[i]));
  return (gene) => byGene[gene];
}

/**
 * Mark of a cell: `''` when the analysis has figures for the gene (or the gene is no target), `*` when an expression
 * experiment has none, `+` for any other edge.
 */
export function edgeMark(analysis: Analysis, gene: number): '' | '*' | '+' {
  if (!hasBit(analysis.cells, gene)) return '';
  const bare =
    Number.isNaN(edgeValueOf(analysis, 'log2fc', gene)) && Number.isNaN(edgeValueOf(analysis, 'pvalue', gene));
  if (!bare) return '';
  return analysis.expression ? '*' : '+';
}

/** How many present cells of a column are induced (log2fc > 0), repressed (< 0), unchanged (0), or without fold change. */
export interface Directions {
  readonly induced: number;
  readonly repressed: number;
  readonly unchanged: number;
  /** Present cells without a fold change. */
  readonly without: number;
}

/** Counts the directions of the present cells of a column. */
export function countDirections(analysis: Analysis, present: Uint32Array, edges: number): Directions {
  const counts = { induced: 0, repressed: 0, unchanged: 0 };
  const { log2fc, targets } = analysis;
  if (log2fc) {
    for (let i = 0; i < targets.length; i++) {
      if (!hasBit(present, targets[i]) || Number.isNaN(log2fc[i])) continue;
      counts[log2fc[i] > 0 ? 'induced' : log2fc[i] < 0 ? 'repressed' : 'unchanged']++;
    }
  }
  return { ...counts, without: edges - counts.induced - counts.repressed - counts.unchanged };
}
