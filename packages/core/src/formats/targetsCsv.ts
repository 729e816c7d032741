/** A target of an analysis: its gene id, log2 fold change and p-value, NaN where missing. */
export interface TargetRow {
  readonly gene: string;
  readonly log2fc: number;
  readonly pvalue: number;
}

/**
 * Writes targets as a file of the import: the column gene_id, and with `hasValues` log2fc and pvalue. A missing number is empty, an
 * infinite one `inf` or `-inf`.
 */
export function targetsCsv(targets: Iterable<TargetRow>, hasValues: boolean): string {
  const lines = [hasValues ? 'gene_id,log2fc,pvalue' : 'gene_id'];
  for (const { gene, log2fc, pvalue } of targets)
    lines.push(hasValues ? `${gene},${cell(log2fc)},${cell(pvalue)}` : gene);
  return `${lines.join('\n')}\n`;
}

/** A number as the import reads it. */
function cell(value: number): string {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value) : value > 0 ? 'inf' : '-inf';
}
