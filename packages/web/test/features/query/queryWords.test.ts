import { describe, expect, it } from 'vitest';
import { queryWords } from '../../../src/features/query/queryWords.ts';

const symbols: Readonly<Record<string, string>> = { AT4G24020: 'NLP7', AT5G65210: 'TGA1' };
const words = (text: string) => queryWords(text, (id) => symbols[id.toUpperCase()]);

describe('a query in words', () => {
  it('has symbols instead of ids, on one line', () => {
    expect(words('AT4G24020\n  and at5g65210')).toBe('targets of NLP7 and TGA1');
  });

  it('keeps ids without a symbol, keywords and filters', () => {
    expect(words('all_tfs[gene_id = AT4G24020] and not AT1G01010')).toBe(
      'targets of all_tfs[gene_id = AT4G24020] and not AT1G01010',
    );
  });

  it('keeps what is still being written', () => {
    expect(words('AT4G24020 and (')).toBe('targets of NLP7 and (');
  });

  it('is nothing for nothing', () => {
    expect(words('')).toBeUndefined();
    expect(words(' \n')).toBeUndefined();
  });
});
