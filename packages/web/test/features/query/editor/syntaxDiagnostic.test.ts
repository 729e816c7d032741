import { describe, expect, it } from 'vitest';
import { syntaxDiagnostic } from '../../../../src/features/query/editor/syntaxDiagnostic.ts';

/** The marked text of the problem, with the caret at `|`. */
function wrongIn(text: string): string | undefined {
  const caret = text.indexOf('|');
  const plain = text.replace('|', '');
  const problem = syntaxDiagnostic(plain, caret < 0 ? undefined : caret);
  return problem && plain.slice(problem.from, problem.to);
}

describe('problemIn', () => {
  it.each([
    ['ALF and ) or', ')'],
    ['ALF BET', 'BET'],
    ['ALF & BET', '&'],
    ["ALF[TISSUE='ro]", "'ro]"],
    ['(ALF', ''],
  ])('finds in %s the place %j', (text, wrong) => expect(wrongIn(text)).toBe(wrong));

  it.each(['', '  ', 'ALF', 'ALF[pvalue<0.05] or (BET)'])('finds nothing in "%s"', (text) =>
    expect(wrongIn(text)).toBeUndefined(),
  );

  it.each(['ALF an|', 'ALF and|', 'ALF and |', 'ALF and (|)', 'ALF[|]', "ALF[TISSUE = 'ro|", 'ALF a| BET'])(
    'waits while %s is being written',
    (text) => expect(wrongIn(text)).toBeUndefined(),
  );

  it.each([
    ['ALF and )|', ')'],
    ['AL|F BET', 'BET'],
    ['ALF ) an|', ')'],
  ])('does not wait in %s', (text, wrong) => expect(wrongIn(text)).toBe(wrong));
});
