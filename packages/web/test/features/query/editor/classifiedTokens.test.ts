import { describe, expect, it } from 'vitest';
import { bracketPairAt, classifyTokens } from '../../../../src/features/query/editor/classifiedTokens.ts';

const roles = (text: string) => classifyTokens(text).map(({ role, from, to }) => `${role} ${text.slice(from, to)}`);

describe('classifyTokens', () => {
  it('tells names, keys, values and operators apart', () => {
    expect(roles(`ALF AND not all_tfs[TISSUE='a b' or log2fc>1] "and"`)).toEqual([
      'name ALF',
      'operator AND',
      'operator not',
      'keyword all_tfs',
      'bracket [',
      'key TISSUE',
      'comparator =',
      "value 'a b'",
      'operator or',
      'key log2fc',
      'comparator >',
      'value 1',
      'bracket ]',
      'name "and"',
    ]);
  });
});

describe('bracketPairAt', () => {
  const pair = (text: string) => {
    const plain = text.replace('|', '');
    return bracketPairAt(classifyTokens(plain), text.indexOf('|'))?.map((token) => token?.from);
  };
  it('finds the partner from both sides, past brackets in quotes', () => {
    expect(pair("(ALF[TISSUE='(']|)")).toEqual([15, 4]);
    expect(pair('|(ALF and (BET))')).toEqual([0, 14]);
  });
  it('has no partner for a bracket of the other kind, and none at a name', () => {
    expect(pair('(ALF]|')).toEqual([4]);
    expect(pair('A|LF')).toBeUndefined();
  });
});
