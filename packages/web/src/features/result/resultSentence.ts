import type { QueryAnswer } from '@trellis/contract';
import { resultSentence as sentenceOf, type TfItem } from '@trellis/core/views';

/** The result in one sentence, with the symbols of its TFs where they are known. */
export function resultSentence({ stats, analysisIds, request }: QueryAnswer, tfs: readonly TfItem[] = []): string {
  const shown = [...new Set(analysisIds.filter(([, { show }]) => show).map(([[[tf]]]) => tf))];
  const names = shown.map((id) => tfs.find((tf) => tf.value === id)?.name || id);
  return sentenceOf({ ...stats, names, query: request.query });
}
