import type { QueryAnswer, RequestInfo } from '@trellis/contract';
import type { TranslatedQuery } from '@trellis/core/orthologs';
import { describe, expect, it } from 'vitest';
import {
  inputTexts,
  markdownOf,
  resultSentence,
  translationNotes as notesOf,
} from '../../../src/features/result/resultTexts.ts';

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

const request: RequestInfo = {
  edition: 'development',
  query: 'all_tfs',
  edges: [],
  created: '',
  revision: 0,
  dataVersion: '',
  answeredVersion: '',
  currentVersion: '',
};

describe('what restricts a result, in words', () => {
  it('is nothing for a bare query', () => {
    expect(inputTexts(request)).toEqual([]);
  });

  it('names every input with its size', () => {
    const input = (name: string, genes: number) => ({
      name,
      genes,
      known: genes,
      predefined: true,
    });
    expect(
      inputTexts({
        ...request,
        edges: ['DNase'],
        targetgenes: input('Nitrogen_by_Time', 1658),
        targetnetworks: input('Root', 1),
        filtertfs: input('mine', 2),
        backgroundgenes: input('expressed', 20000),
      }),
    ).toEqual([
      'only genes of Nitrogen_by_Time (1,658 genes)',
      'within the network Root (1 edge)',
      'only TFs of mine (2 TFs)',
      'background expressed (20,000 genes)',
      'additional edges: DNase',
    ]);
  });

  it('says how many ids of a list are known, if not all are', () => {
    const targetgenes = { name: 'mine', genes: 1658, known: 1648, predefined: false };
    expect(inputTexts({ ...request, targetgenes })).toEqual([
      'only genes of mine (1,658 ids, of which 1,648 are known)',
    ]);
  });
});

const tf = (name: string, ...orthologs: readonly string[]) => ({
  name,
  id: name,
  orthologs: orthologs.map((one) => ({ name: one, id: one, analyses: 1 })),
  withoutAnalyses: 0,
});
const query: TranslatedQuery = { to: 'maize', through: null, query: 'X', tfs: [tf('A', 'X')], hasFilters: false };
const translationNotes = (translated: TranslatedQuery) => notesOf(translated, (edition) => `the hub ${edition}`);
const inputs = 'Target genes, filter TFs, networks and the background of this result are not carried over.';

describe('the notes to a translated query', () => {
  it('say what is not carried over', () => {
    expect(translationNotes(query)).toEqual([inputs]);
  });

  it('name the TFs that are left out, and say what joins several orthologs', () => {
    const notes = translationNotes({
      ...query,
      through: 'arabidopsis',
      hasFilters: true,
      tfs: [tf('A', 'X', 'Y'), tf('B'), tf('C')],
    });
    expect(notes).toEqual([
      'Left out: B, C. With “and” or “not” this changes what the query asks for.',
      'Several orthologs of a TF are joined by “or”.',
      'Filters are copied; the other data set may have other keys and values.',
      'The orthologs are inferred through the hub arabidopsis.',
      inputs,
    ]);
  });

  it('are one sentence when there is no query', () => {
    expect(translationNotes({ ...query, query: null })).toEqual([
      'No TF of this query has an ortholog with analyses there.',
    ]);
  });
});

describe('the Markdown of a figure', () => {
  it('is its picture, which leads to its page', () => {
    expect(markdownOf('Network', 'https://x.org/embed/1/network?revision=2')).toBe(
      '[![Network](https://x.org/embed/1/network.svg?revision=2)](https://x.org/embed/1/network?revision=2)',
    );
  });

  it('escapes brackets and backslashes, which would end the text of the link', () => {
    const text = markdownOf(String.raw`A [b](http://y.org) \ c`, 'https://x.org/p');
    expect(text).toBe(String.raw`[![A \[b\](http://y.org) \\ c](https://x.org/p.svg)](https://x.org/p)`);
  });
});
