import type { Evidence } from '@trellis/contract';

/** A log2 fold change with its sign; `none` where the analysis reports none. */
export const foldChangeText = (log2fc: number | null): string =>
  log2fc === null ? 'none' : `${log2fc > 0 ? '+' : ''}${log2fc.toFixed(2)}`;

/** A p-value; `none` where the analysis reports none. */
export const pText = (p: number | null): string => (p === null ? 'none' : p.toExponential(2));

/** What one analysis says of an edge, in one line. */
export function evidenceText({ analysis, edge, log2fc, p }: Evidence): string {
  const figures = [
    ...(log2fc === null ? [] : [`log2 FC ${foldChangeText(log2fc)}`]),
    ...(p === null ? [] : [`p ${pText(p)}`]),
  ];
  return `${edge}: ${analysis}${figures.length ? ` (${figures.join(', ')})` : ''}`;
}
