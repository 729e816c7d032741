import { expect, it } from 'vitest';
import { joinedBy, parseQuery } from '../../src/query/index.ts';

it.each([
  ['A', ''],
  ['A and B', 'and'],
  ['A[x=1 or x=2] and not B', 'and'],
  ['(A or B)[pvalue<0.1 and pvalue>0]', 'or'],
  ['A and (B or C)', 'and or'],
  ['A and not (B[x=1] or C)', 'and or'],
  ['expand("$filter_tf[pvalue<0.1 and pvalue>0]", OR)', 'or'],
])('%s is joined by: %s', (query, operators) => {
  expect([...joinedBy(parseQuery(query))].sort().join(' ')).toBe(operators);
});
