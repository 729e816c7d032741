import type { RequestInfo } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { inputWords } from '../../../src/features/result/inputWords.ts';

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
    expect(inputWords(request)).toEqual([]);
  });

  it('names every input with its size', () => {
    const input = (name: string, genes: number) => ({
      name,
      genes,
      known: genes,
      predefined: true,
    });
    expect(
      inputWords({
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
    expect(inputWords({ ...request, targetgenes })).toEqual([
      'only genes of mine (1,658 ids, of which 1,648 are known)',
    ]);
  });
});
