import { describe, expect, it } from 'vitest';
import { bracketPairAt } from '../../../../src/features/query/editor/bracketPair.ts';
import { classifyTokens } from '../../../../src/features/query/editor/classifiedTokens.ts';

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
