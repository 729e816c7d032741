import { describe, expect, it } from 'vitest';
import { completionContextAt } from '../../../../src/features/query/editor/completionContext.ts';

/** The gap at the `|` of a text. */
const gapIn = (text: string) => completionContextAt(text.replace('|', ''), text.indexOf('|'));

describe('gapAt', () => {
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
  ])('%s takes a %s', (text, takes) => expect(gapIn(text).takes).toBe(takes));

  it('reaches over the whole token, also behind the caret, with . - : and _', () => {
    expect(gapIn('ALF or Zm-1.a|b:2_3')).toMatchObject({ from: 7, to: 18, typed: 'Zm-1.a', whole: 'Zm-1.ab:2_3' });
  });

  it('reaches over a quoted value, and from an open quote to the caret alone', () => {
    expect(gapIn("ALF[TISSUE='ro|ot']")).toMatchObject({ from: 11, to: 17, typed: 'ro', whole: 'root' });
    expect(gapIn("ALF[TISSUE='ro| and BET")).toMatchObject({ from: 11, to: 14, typed: 'ro' });
  });

  it.each([
    ['ALF or BET[|', ['BET']],
    ['(ALF or not BET)[|', ['ALF', 'BET']],
    ['BET and ((ALF))[pvalue<1][|', ['ALF']],
    ['all_tfs[(|', ['all_tfs']],
    ['[|', []],
  ])('%s filters %j', (text, tfs) => expect(gapIn(text).tfs).toEqual(tfs));

  it('names the key that is compared', () => {
    expect(gapIn('ALF["my key" = |').key).toBe('my key');
    expect(gapIn('ALF[TISSUE |').key).toBe('TISSUE');
  });
});
