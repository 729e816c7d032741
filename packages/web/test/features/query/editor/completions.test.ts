import { describe, expect, it } from 'vitest';
import { completionContextAt } from '../../../../src/features/query/editor/completionContext.ts';
import { completionsFor } from '../../../../src/features/query/editor/completions.ts';
import type { QueryVocabulary } from '../../../../src/features/query/editor/words.ts';

const words: QueryVocabulary = {
  names: () =>
    Promise.resolve([
      { value: 'all_tfs', name: '' },
      { value: 'AT1G00010', name: 'ALF' },
      { value: 'AT1G00020', name: 'BET' },
    ]),
  keys: () => Promise.resolve(['log2fc', 'EDGE_TYPE', 'my key']),
  values: (key, tfs) => Promise.resolve([`${key} of ${tfs.join()}`, 'root']),
  lookUp: (names) => Promise.resolve({ found: 0, unknown: names, ambiguous: [], not_tfs: [] }),
};

const offers = async (text: string, asked = false) => {
  const gap = completionContextAt(text.replace('|', ''), text.indexOf('|'));
  return (await completionsFor(gap, words, asked)).map((offer) => offer.text);
};

describe('offersFor', () => {
  it.each([
    ['b|', ['AT1G00020']],
    ['g0001|', ['AT1G00010']],
    ['a|', ['all_tfs', 'AT1G00010', 'AT1G00020']],
    ['ALF a|', ['and']],
    ['ALF o|', ['or']],
    ['n|', ['not']],
    ['ALF[e|', ['EDGE_TYPE', "'my key'"]],
    ['ALF[TISSUE |', ['=', '!=', '<>']],
    ['ALF[log2fc |', ['=', '<', '>', '<=', '>=', '!=', '<>']],
    ['ALF[TISSUE=|', ["'TISSUE of ALF'", 'root']],
    ["ALF[TISSUE='ro|", ['root']],
    ['ALF[log2fc >|', []],
  ])('offers for %s: %j', async (text, expected) => expect(await offers(text)).toEqual(expected));

  it('waits for one character, or to be asked', async () => {
    expect(await offers('|')).toEqual([]);
    expect(await offers('ALF and |')).toEqual([]);
    expect((await offers('|', true)).length).toBe(4);
  });

  it('has nothing to add to what is written out', async () => {
    expect(await offers('AT1G00010|')).toEqual([]);
    expect(await offers('ALF and|')).toEqual([]);
  });
});
