import { describe, expect, it } from 'vitest';
import { completionContextAt } from '../../../../src/features/query/editor/completionContext.ts';

/** The context at the `|` of a text. */
const contextIn = (text: string) => completionContextAt(text.replace('|', ''), text.indexOf('|'));

describe('completionContextAt', () => {
  it.each([
    ['|', 'name'],
    ['AL|', 'name'],
    ['ALF |', 'operator'],
    ['ALF a|', 'operator'],
    ['ALF and |', 'name'],
    ['not (|', 'name'],
    ['(ALF or BET) |', 'operator'],
    ['ALF[|', 'key'],
    ['ALF[EDGE|', 'key'],
    ['ALF[EDGE_TYPE |', 'comparator'],
    ['ALF[EDGE_TYPE =|', 'value'],
    ["ALF[EDGE_TYPE = 'in pl|", 'value'],
    ["ALF[EDGE_TYPE = 'in planta' |", 'operator'],
    ['ALF[(pvalue < 1 or |', 'key'],
    ['ALF[pvalue<1] |', 'operator'],
    ['expand(|', 'nothing'],
    ['expand("$filter_tf", |', 'operator'],
  ])('%s expects a %s', (text, expected) => expect(contextIn(text).expects).toBe(expected));

  it('covers the whole token on both sides of the caret, with . - : and _', () => {
    expect(contextIn('ALF or Zm-1.a|b:2_3')).toMatchObject({
      from: 7,
      to: 18,
      prefix: 'Zm-1.a',
      token: 'Zm-1.ab:2_3',
    });
  });

  it('covers a quoted value, and an open quote up to the caret', () => {
    expect(contextIn("ALF[TISSUE='ro|ot']")).toMatchObject({ from: 11, to: 17, prefix: 'ro', token: 'root' });
    expect(contextIn("ALF[TISSUE='ro| and BET")).toMatchObject({ from: 11, to: 14, prefix: 'ro' });
  });

  it.each([
    ['ALF or BET[|', ['BET']],
    ['(ALF or not BET)[|', ['ALF', 'BET']],
    ['BET and ((ALF))[pvalue<1][|', ['ALF']],
    ['all_tfs[(|', ['all_tfs']],
    ['[|', []],
  ])('%s filters %j', (text, tfs) => expect(contextIn(text).tfs).toEqual(tfs));

  it('names the key of the comparison', () => {
    expect(contextIn('ALF["my key" = |').key).toBe('my key');
    expect(contextIn('ALF[TISSUE |').key).toBe('TISSUE');
  });
});
