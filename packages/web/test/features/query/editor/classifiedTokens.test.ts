import { describe, expect, it } from 'vitest';
import { classifyTokens } from '../../../../src/features/query/editor/classifiedTokens.ts';

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
