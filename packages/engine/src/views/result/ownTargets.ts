import { TrellisError } from '@trellis/core';
import { targetsCsv } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';

/**
 * The targets of an own analysis as CSV, as the query has read its file. Own analyses are counted from 0, in the order of their
 * files. Throws `unknown-analysis`.
 */
export function ownTargetsCsv({ dataset }: Pick<Result, 'dataset'>, number: number): string {
  const analysis = dataset.analyses.filter(({ isOwn }) => isOwn).at(number);
  if (!analysis) throw new TrellisError('unknown-analysis', `The request has no analysis of your own ${number}.`);
  const { targets, log2fc, pvalue } = analysis;
  const rows = Array.from(targets, (gene, i) => ({
    gene: dataset.genes[gene].id,
    log2fc: log2fc?.[i] ?? NaN,
    pvalue: pvalue?.[i] ?? NaN,
  }));
  return targetsCsv(rows, log2fc !== null);
}
