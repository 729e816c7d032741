import { describe, expect, it } from 'vitest';
import { isQuickQuestion } from '../../src/lists/listQuestion.ts';

const genes = (count: number) => ({ genes: Array.from({ length: count }, (_, i) => `AT1G${i}`) });

describe('a question about genes', () => {
  it('is quick with the genes of an experiment, and not with those of a genome', () => {
    expect(isQuickQuestion({ kind: 'orthologs', asked: genes(500) })).toBe(true);
    expect(isQuickQuestion({ kind: 'orthologs', asked: genes(30_000) })).toBe(false);
    expect(isQuickQuestion({ kind: 'orthologs', asked: { genes: [], background: genes(30_000).genes } })).toBe(false);
  });

  it('is quick with a short query, and not with a long one', () => {
    expect(isQuickQuestion({ kind: 'translation', query: 'NLP7' })).toBe(true);
    expect(isQuickQuestion({ kind: 'translation', query: 'NLP7 or '.repeat(1000) })).toBe(false);
    expect(isQuickQuestion({ kind: 'regulators', asked: genes(1) })).toBe(false);
  });
});
