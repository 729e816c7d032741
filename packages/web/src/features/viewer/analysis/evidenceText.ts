import type { Evidence } from '@trellis/core/network';
/** Formats a log2 fold change with its sign; `none` when the analysis reports none. */
export const foldChangeText = (log2fc: number | null): string =>
  log2fc === null ? 'none' : `${log2fc > 0 ? '+' : ''}${log2fc.toFixed(2)}`;

/** Formats a p-value; `none` when the analysis reports none. */
export const pText = (p: number | null): string => (p === null ? 'none' : p.toExponential(2));

/** Formats the evidence of one analysis for an edge in one line. */
export function evidenceText({ analysis, edge, log2fc, p }: Evidence): string {
  const values = [
    ...(log2fc === null ? [] : [`log2 FC ${foldChangeText(log2fc)}`]),
    ...(p === null ? [] : [`p ${pText(p)}`]),
  ];
  return `${edge}: ${analysis}${values.length ? ` (${values.join(', ')})` : ''}`;
}
