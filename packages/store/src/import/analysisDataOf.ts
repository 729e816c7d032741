import type { RecognizedFile } from '@trellis/core/reading';
import { finite } from './numberCell.ts';
import type { AnalysisData } from './analysisData.ts';

/** The targets of a recognized analysis in the order of genes, with their values where the file has fold changes. */
export function analysisDataOf({ analysis = [], hasChange, hasP }: RecognizedFile): AnalysisData {
  const rows = [...analysis].sort((a, b) => a.gene - b.gene);
  return {
    targets: Uint32Array.from(rows, ({ gene }) => gene),
    log2fc: hasChange ? Float64Array.from(rows, ({ log2fc }) => finite(log2fc)) : null,
    pvalue: hasChange ? Float64Array.from(rows, ({ p }) => (hasP ? p : NaN)) : null,
  };
}
