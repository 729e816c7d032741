import type { QueryAnswer } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { resultSentence as sentenceOf } from '@trellis/core/views';

/** The result in one sentence, with the symbols of its TFs where they have one. */
export function resultSentence({ stats, analysisIds, metadata, request }: QueryAnswer): string {
  const symbols = Object.values(metadata.data).find(({ KEY }) => KEY === 'gene_name') ?? {};
  const names = new Map<string, string>();
  for (const [[[tf], id], { show }] of analysisIds)
    if (show) names.set(tf, String(valueOf(symbols, String(id)) ?? '') || tf);
  return sentenceOf({ ...stats, names: [...names.values()], query: request.query });
}
