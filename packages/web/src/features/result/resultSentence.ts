import type { QueryAnswer } from '@trellis/contract';
import type { TfItem } from '@trellis/core';
import { countOf } from '../../ui/numbers.ts';

/** The result in one sentence: `2,431 genes targeted by NLP7 in 3 analyses`. */
export function resultSentence({ stats, analysisIds }: QueryAnswer, tfs: readonly TfItem[] = []): string {
  const genes = countOf(stats.targets, 'gene');
  const analyses = countOf(stats.analyses, 'analysis', 'analyses');
  return `${genes} targeted by ${regulators(stats.tfs, analysisIds, tfs)} in ${analyses}`;
}

function regulators(count: number, ids: QueryAnswer['analysisIds'], tfs: readonly TfItem[]): string {
  const shown = [...new Set(ids.filter(([, { show }]) => show).map(([[[tf]]]) => tf))];
  if (count > 3 || shown.length !== count) return countOf(count, 'transcription factor');
  const names = shown.map((id) => tfs.find((tf) => tf.value === id)?.name || id);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
