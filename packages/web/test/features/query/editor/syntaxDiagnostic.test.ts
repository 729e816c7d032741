import { describe, expect, it } from 'vitest';
import { syntaxDiagnostic } from '../../../../src/features/query/editor/syntaxDiagnostic.ts';

/** The underlined text, with the caret at `|`. */
function underlinedIn(text: string): string | undefined {
  const caret = text.indexOf('|');
  const plain = text.replace('|', '');
  const diagnostic = syntaxDiagnostic(plain, caret < 0 ? undefined : caret);
  return diagnostic && plain.slice(diagnostic.from, diagnostic.to);
}

describe('syntaxDiagnostic', () => {
  it.each([
    ['ALF and ) or', ')'],
    ['ALF BET', 'BET'],
    ['ALF & BET', '&'],
    ["ALF[TISSUE='ro]", "'ro]"],
    ['(ALF', ''],
  ])('underlines in %s the part %j', (text, underlined) => expect(underlinedIn(text)).toBe(underlined));

  it.each(['', '  ', 'ALF', 'ALF[pvalue<0.05] or (BET)'])('finds nothing in "%s"', (text) =>
    expect(underlinedIn(text)).toBeUndefined(),
  );

  it.each(['ALF an|', 'ALF and|', 'ALF and |', 'ALF and (|)', 'ALF[|]', "ALF[TISSUE = 'ro|", 'ALF a| BET'])(
    'waits while %s is being typed',
    (text) => expect(underlinedIn(text)).toBeUndefined(),
  );

  it.each([
    ['ALF and )|', ')'],
    ['AL|F BET', 'BET'],
    ['ALF ) an|', ')'],
  ])('does not wait in %s', (text, underlined) => expect(underlinedIn(text)).toBe(underlined));
});
