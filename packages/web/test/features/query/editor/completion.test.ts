import { describe, expect, it } from 'vitest';
import { completionContextAt } from '../../../../src/features/query/editor/completionContext.ts';
import { completionsFor } from '../../../../src/features/query/editor/completion.ts';
import type { QueryVocabulary } from '../../../../src/features/query/editor/vocabulary.ts';

const vocabulary: QueryVocabulary = {
  names: () =>
    Promise.resolve([
      { value: 'all_tfs', name: '' },
      { value: 'AT1G00010', name: 'ALF' },
      { value: 'AT1G00020', name: 'BET' },
    ]),
  keys: () => Promise.resolve(['log2fc', 'EDGE_TYPE', 'my key']),
  values: (key, tfs) => Promise.resolve([`${key} of ${tfs.join()}`, 'root']),
  explain: () => Promise.resolve([]),
};

const textsFor = async (text: string, isExplicit = false) => {
  const context = completionContextAt(text.replace('|', ''), text.indexOf('|'));
  return (await completionsFor(context, vocabulary, isExplicit)).map((completion) => completion.text);
};

describe('completionsFor', () => {
  it.each([
    ['b|', ['AT1G00020']],
    ['g0001|', ['AT1G00010']],
    ['a|', ['all_tfs', 'AT1G00010', 'AT1G00020']],
    ['ALF a|', ['and']],
    ['ALF o|', ['or']],
    ['n|', ['not']],
    ['ALF[e|', ['EDGE_TYPE', "'my key'"]],
    ['ALF[AT1G|', []],
    ['ALF[TISSUE |', ['=', '!=', '<>']],
    ['ALF[log2fc |', ['=', '<', '>', '<=', '>=', '!=', '<>']],
    ['ALF[TISSUE=|', ["'TISSUE of ALF'", 'root']],
    ["ALF[TISSUE='ro|", ['root']],
    ['ALF[log2fc >|', []],
  ])('%s completes to %j', async (text, expected) => expect(await textsFor(text)).toEqual(expected));

  it('opens after one character, or on request', async () => {
    expect(await textsFor('|')).toEqual([]);
    expect(await textsFor('ALF and |')).toEqual([]);
    expect((await textsFor('|', true)).length).toBe(4);
  });

  it('is empty for a token that is complete', async () => {
    expect(await textsFor('AT1G00010|')).toEqual([]);
    expect(await textsFor('ALF and|')).toEqual([]);
  });
});
