import type { AnalysisRow, RecognizedFile } from '@trellis/core/reading';
import { finite } from './numberCell.ts';
import type { AnalysisData } from './analysisData.ts';

/** The targets of a recognized analysis in the order of genes, with their values where the file has fold changes. */
export function analysisDataOf({ analysis = [], hasChange, hasP }: RecognizedFile): AnalysisData {
  const rows = inOrderOfGenes(analysis);
  return {
    targets: Uint32Array.from(rows, ({ gene }) => gene),
    log2fc: hasChange ? Float64Array.from(rows, ({ log2fc }) => finite(log2fc)) : null,
    pvalue: hasChange ? Float64Array.from(rows, ({ p }) => (hasP ? p : NaN)) : null,
  };
}

/** Rows of different genes, each put at the place of its gene: sorting took a third of the time of reading them. */
function inOrderOfGenes(rows: readonly AnalysisRow[]): AnalysisRow[] {
  const most = rows.reduce((last, { gene }) => Math.max(last, gene), -1);
  const at = new Int32Array(most + 1);
  rows.forEach(({ gene }, i) => (at[gene] = i + 1));
  return Array.from(
    at.filter((place) => place > 0),
    (place) => rows[place - 1],
  );
}
