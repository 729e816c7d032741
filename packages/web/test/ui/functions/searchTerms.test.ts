import { describe, expect, it } from 'vitest';
import { isSearch, termFilter } from '../../../src/ui/functions/searchTerms.ts';

const nitrate = { id: 'GO:0010167', name: 'response to nitrate' };

describe('a search of terms', () => {
  it('finds all words in id or name, in any case and order', () => {
    expect(['Nitrate RESPONSE', 'go:0010167', 'trate', ''].map((text) => termFilter(text)(nitrate))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['nitrate transport', '.*', 'GO:0010168'].map((text) => termFilter(text)(nitrate))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('needs a word', () => {
    expect([isSearch(''), isSearch('  '), isSearch('a')]).toEqual([false, false, true]);
  });
});
