import { hasBit } from '../dataset/bitset.ts';
import { targetIndex, type Analysis } from '../dataset/dataset.ts';
import { directionOf } from '../dataset/direction.ts';

/** A number of a cell. */
export type EdgeValue = 'pvalue' | 'log2fc';

/** Value of one target, NaN if missing. Cost: a binary search; for many genes of one analysis use `edgeValueReader`. */
export function edgeValueOf(analysis: Analysis, field: EdgeValue, gene: number): number {
  const values = analysis[field];
  const index = values ? targetIndex(analysis, gene) : -1;
  return values && index >= 0 ? values[index] : NaN;
}

/** Reads one value for every gene, NaN if missing. Takes 8 bytes per gene. */
export function edgeValueReader(analysis: Analysis, field: EdgeValue, size: number): (gene: number) => number {
  const values = analysis[field];
  if (!values) return () => NaN;
  const byGene = new Float64Array(size).fill(NaN);
  analysis.targets.forEach((gene, i) => (byGene[gene] = values[i]));
  return (gene) => byGene[gene];
}

/**
 * Mark of a cell without values: `*` for expression, `+` for binding. `''` if the gene has values or is not a target.
 */
export function edgeMark(analysis: Analysis, gene: number): '' | '*' | '+' {
  if (!hasBit(analysis.cells, gene)) return '';
  const bare =
    Number.isNaN(edgeValueOf(analysis, 'log2fc', gene)) && Number.isNaN(edgeValueOf(analysis, 'pvalue', gene));
  if (!bare) return '';
  return analysis.expression ? '*' : '+';
}

/** Numbers of present cells by what the TF does to the gene; a log2 fold change of 0 is `unchanged`. */
export interface Directions {
  readonly induced: number;
  readonly repressed: number;
  readonly unchanged: number;
  /** Present cells without a direction. */
  readonly without: number;
}

/** `edges` is the number of present cells. */
export function countDirections(analysis: Analysis, present: Uint32Array, edges: number): Directions {
  const counts = { induced: 0, repressed: 0, unchanged: 0 };
  const { log2fc, targets, perturbation } = analysis;
  if (log2fc && perturbation !== 'none') {
    for (let i = 0; i < targets.length; i++) {
      if (!hasBit(present, targets[i]) || Number.isNaN(log2fc[i])) continue;
      if (log2fc[i] === 0) counts.unchanged++;
      else counts[directionOf(log2fc[i], perturbation) > 0 ? 'induced' : 'repressed']++;
    }
  }
  return { ...counts, without: edges - counts.induced - counts.repressed - counts.unchanged };
}
