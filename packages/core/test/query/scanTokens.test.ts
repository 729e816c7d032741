import { describe, expect, it } from 'vitest';
import { scanTokens, tokenize } from '../../src/query/index.ts';

const kinds = (text: string) => scanTokens(text).map(({ kind, text: content }) => [kind, content]);

describe('scanTokens', () => {
  it.each(['ALF and BET', "ALF[EDGE_TYPE = 'in planta:Bound'] or not (BET)", 'expand("$filter_tf", or)', ''])(
    'finds what tokenize finds, without the end: %s',
    (text) => expect(scanTokens(text)).toEqual(tokenize(text).slice(0, -1)),
  );

  it('goes on behind a character that cannot stand there', () => {
    expect(kinds('ALF & BET')).toEqual([
      ['word', 'ALF'],
      ['wrong', '&'],
      ['word', 'BET'],
    ]);
  });

  it('takes a quote that is never closed to the end', () => {
    expect(kinds("ALF[TISSUE='ro ot")).toEqual([
      ['word', 'ALF'],
      ['[', '['],
      ['word', 'TISSUE'],
      ['comparator', '='],
      ['wrong', "'ro ot"],
    ]);
  });
});
