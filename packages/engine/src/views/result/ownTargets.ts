import { TrellisError } from '@trellis/core';
import type { Result } from '@trellis/core/result';

/**
 * The targets of an own analysis, counted from 0 in the order of their files, as CSV, as the query has read them: the column gene_id, and log2fc and pvalue where the analysis has
 * fold changes. A missing number is empty, an infinite one `inf` or `-inf`. Throws `unknown-analysis`.
 */
export function ownTargetsCsv({ dataset }: Pick<Result, 'dataset'>, number: number): string {
  const analysis = dataset.analyses.filter(({ isOwn }) => isOwn).at(number);
  if (!analysis) throw new TrellisError('unknown-analysis', `The request has no analysis of your own ${number}.`);
  const { targets, log2fc, pvalue } = analysis;
  const ids = Array.from(targets, (gene) => dataset.genes[gene].id);
  const lines = log2fc ? ids.map((id, i) => `${id},${cell(log2fc[i])},${cell(pvalue?.[i] ?? NaN)}`) : ids;
  return `${[log2fc ? 'gene_id,log2fc,pvalue' : 'gene_id', ...lines].join('\n')}\n`;
}

function cell(value: number): string {
  if (Number.isNaN(value)) return '';
  return Number.isFinite(value) ? String(value) : value > 0 ? 'inf' : '-inf';
}
