import type { RegulatorBenchmark, RegulatorsView } from '@trellis/core';
import { countOf } from '../../../ui/numbers.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How far the ranking can be trusted in this data set, in one or two sentences. */
export function accuracyWords(
  { queries, queryTfs, scores }: RegulatorBenchmark,
  { uses }: Pick<RegulatorsView, 'uses'>,
): string {
  const accuracy = uses === 'h' ? scores.h_lists : scores.z;
  if (!accuracy)
    return 'How accurate the ranking is cannot be measured here: no expression analysis is of a TF that also has binding analyses.';
  const { auc, interval, top5 } = accuracy;
  const [lower, upper] = interval;
  const figures = `AUC ${auc.toFixed(2)}, 95 % interval ${lower.toFixed(2)} to ${upper.toFixed(2)}; 0.5 is chance`;
  const test = `the TFs behind ${countOf(queries, 'expression analysis', 'expression analyses')} of ${countOf(queryTfs, 'TF')}, ranked by binding`;
  if (lower <= 0.5 && upper >= 0.5) return `No better than chance here: ${test} (${figures}).`;
  return `Accuracy here: ${test} (${figures}). ${percent(top5)} of these TFs were among the first 5 %.`;
}
