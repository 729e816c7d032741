import { describe, expect, it } from 'vitest';
import { nameAsWord, wordsOf } from '../../src/search/index.ts';

describe('wordsOf', () => {
  it('reads letters and digits in lower case, without accents', () => {
    expect(wordsOf("5'-Adénosine kinase (ADK1), β-type")).toEqual(['5', 'adenosine', 'kinase', 'adk1', 'β', 'type']);
  });

  it('leaves out characters beyond the basic plane', () => {
    expect(wordsOf('a\u{20000}b 🌱')).toEqual(['a', 'b']);
  });

  it('cuts words that are too long', () => {
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(64)]);
  });
});

describe('nameAsWord', () => {
  it('is the same for a name with and without signs', () => {
    expect([nameAsWord('NF-YA1'), nameAsWord('nf ya1'), nameAsWord('NFYA1')]).toEqual(['nfya1', 'nfya1', 'nfya1']);
  });
});
