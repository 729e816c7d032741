import { describe, expect, it } from 'vitest';
import { parseQuery, printExpression, replaceNames, type Expression } from '../../src/query/index.ts';

const leaveOut = (text: string, ...names: readonly string[]) => {
  const replaced = replaceNames(parseQuery(text) as Expression, (node) =>
    names.includes(node.name) ? undefined : node,
  );
  return replaced && printExpression(replaced);
};

describe('a query without some of its names', () => {
  it.each([
    ['A and B or C', 'B', 'A or C'],
    ['A and B', 'A', 'B'],
    ['not A and B', 'A', 'B'],
    ['(A or (B and C))[pvalue < 0.1]', 'B', '(A or (C))[pvalue < 0.1]'],
    ['(A)[pvalue < 0.1]', 'A', undefined],
    ['not (A)', 'A', undefined],
    ['A or B', 'C', 'A or B'],
  ])('of %s leaves %s out: %s', (text, name, rest) => {
    expect(leaveOut(text, name)).toBe(rest);
  });
});
