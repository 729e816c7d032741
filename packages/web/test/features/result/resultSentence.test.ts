import type { QueryAnswer } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { resultSentence } from '../../../src/features/result/resultSentence.ts';

function answer(tfs: readonly string[], targets: number, query = tfs.join(' or ')): QueryAnswer {
  return {
    request: { query },
    stats: { edges: 9, tfs: new Set(tfs).size, targets: targets, analyses: tfs.length },
    analysisIds: tfs.map((tf, index) => [[[tf, '', ''], index], { name: '', show: true, version: 0 }]),
    metadata: {
      columns: [],
      data: {
        2: { KEY: 'gene_name', ...Object.fromEntries(tfs.map((tf, index) => [index, symbols.get(tf) ?? ''])) },
      },
    },
  } as unknown as QueryAnswer;
}
const symbols = new Map([['AT4G24020', 'NLP7']]);

describe('the result in one sentence', () => {
  it('names the TFs when there are at most three, by symbol where they have one', () => {
    expect(resultSentence(answer(['AT4G24020', 'AT4G24020', 'AT4G24020'], 2431))).toBe(
      '2,431 genes targeted by NLP7 in 3 analyses',
    );
    expect(resultSentence(answer(['AT4G24020', 'AT1G00010'], 1))).toBe(
      '1 gene targeted by NLP7 or AT1G00010 in 2 analyses',
    );
  });

  it('joins them as the query does, and counts them when it mixes and with or', () => {
    const two = ['AT4G24020', 'AT1G00010'];
    const sentence = (query: string) => resultSentence(answer(two, 9, query)).slice('9 genes targeted by '.length);
    expect(sentence('NLP7[pvalue<0.1 or pvalue>0.2] and AT1G00010')).toBe('NLP7 and AT1G00010 in 2 analyses');
    expect(sentence('NLP7 or not (AT1G00010)')).toBe('NLP7 or AT1G00010 in 2 analyses');
    expect(sentence('expand("$filter_tf[pvalue<0.1]", or)')).toBe('NLP7 or AT1G00010 in 2 analyses');
    expect(sentence('NLP7 and (AT1G00010 or AT9G1)')).toBe('2 transcription factors in 2 analyses');
    expect(sentence('all_tfs')).toBe('2 transcription factors in 2 analyses');
  });

  it('counts them when there are more', () => {
    expect(resultSentence(answer(['A', 'B', 'C', 'D'], 5))).toBe(
      '5 genes targeted by 4 transcription factors in 4 analyses',
    );
  });
});
