import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { comparators, parseQuery, readComparison, type Comparison, type Condition } from '../../src/query/index.ts';

/** The one comparison of a filter. */
function comparisonOf(filter: string): Comparison {
  const query = parseQuery(`A[${filter}]`);
  if (query.kind !== 'filtered' || query.filter.kind !== 'comparison') throw new Error(`${filter} is no comparison`);
  return query.filter;
}

const read = (filter: string): Condition => readComparison(comparisonOf(filter));

function refusal(filter: string): string {
  try {
    read(filter);
  } catch (error) {
    if (error instanceof TrellisError) return `${error.code}: ${error.message}`;
  }
  throw new Error(`${filter} was not refused`);
}

it('says what it expects', () => {
  expect(refusal('pvalue < x')).toBe(
    'bad-filter: pvalue needs a number, not "x" at character 3: expected a number, e.g. 0.05.',
  );
});

it('has no place when it was not parsed', () => {
  const comparison: Comparison = { kind: 'comparison', key: 'id', operator: '=', value: 'x' };
  try {
    readComparison(comparison);
  } catch (error) {
    expect(error).toMatchObject({
      message: 'id needs a whole number, not "x": expected a whole number, e.g. 12.',
      place: undefined,
    });
  }
  expect.assertions(1);
});

describe('a comparison', () => {
  it.each([...comparators])('of a p-value takes %s', (operator) => {
    expect(read(`pvalue ${operator} 0.05`)).toEqual({ kind: 'edgeValue', value: 'pvalue', operator, number: 0.05 });
  });

  it.each([
    ['1', 1],
    ['-1.5', -1.5],
    ['1.', 1],
    ['.5', 0.5],
    ['1e-10', 1e-10],
    ["'+2'", 2],
    ["' 3 '", 3],
    ["'1E+3'", 1000],
    ['inf', Infinity],
    ['-Infinity', -Infinity],
  ])('reads %s as a number', (text, number) => {
    expect(read(`LOG2FC > ${text}`)).toEqual({ kind: 'edgeValue', value: 'log2fc', operator: '>', number });
  });

  it.each(['x', "''", '0x10', '1_000', "'1 2'", 'NaN', '1e', '--1', "'1,5'", 'infinite', 'xinf', 'inf1'])(
    'refuses %s as a number',
    (text) => {
      expect(refusal(`pvalue < ${text}`)).toMatch(
        /^bad-filter: pvalue needs a number, not ".*" at character 3: expected/,
      );
    },
  );

  it('of an id takes a whole number only', () => {
    expect(read('ID >= 12')).toEqual({ kind: 'id', operator: '>=', number: 12 });
    expect(read("id = ' -12 '")).toMatchObject({ number: -12 });
    expect(read("id = '+12'")).toMatchObject({ number: 12 });
    expect(refusal('id = x1')).toMatch(/^bad-filter: id needs a whole number, not "x1"/);
    expect(refusal('id = 1.5')).toBe(
      'bad-filter: id needs a whole number, not "1.5" at character 3: expected a whole number, e.g. 12.',
    );
  });

  it.each([
    ['3', { number: 3, fraction: false }],
    ['1', { number: 1, fraction: false }],
    ['0', { number: 0, fraction: true }],
    ['0.5', { number: 0.5, fraction: true }],
    ["'50%'", { number: 0.5, fraction: true }],
    ["'250 %'", { number: 2.5, fraction: true }],
    ["' 50 % '", { number: 0.5, fraction: true }],
    ['-1', { number: -1, fraction: false }],
  ])('of targeted_by tells counts from shares: %s', (text, share) => {
    expect(read(`targeted_by >= ${text}`)).toEqual({ kind: 'targetedBy', operator: '>=', ...share });
  });

  it('of targeted_by refuses a percentage of nothing', () => {
    expect(refusal("targeted_by > '%'")).toMatch(/^bad-filter: targeted_by needs a number, not ""/);
  });

  it.each(["'5%x'", "'x\n5%'"])('of targeted_by refuses %s', (text) => {
    expect(refusal(`targeted_by > ${text}`)).toMatch(/^bad-filter: targeted_by needs a number/);
  });

  it('of texts knows equal and different, without case', () => {
    expect(read('Tissue = Root')).toEqual({ kind: 'metadata', key: 'TISSUE', value: 'ROOT', negated: false });
    expect(read('Tissue != Root')).toMatchObject({ negated: true });
    expect(read('additional_edge <> ppi')).toEqual({ kind: 'additionalEdge', value: 'PPI', negated: true });
  });

  it.each(['<', '>', '<=', '>='])('of texts refuses %s', (operator) => {
    const expected = `which ${operator} cannot order at character 3: expected one of = != <>.`;
    expect(refusal(`tissue ${operator} root`)).toBe(`bad-filter: tissue holds text, ${expected}`);
    expect(refusal(`additional_edge ${operator} ppi`)).toBe(`bad-filter: additional_edge holds text, ${expected}`);
  });

  it('says where it stands', () => {
    try {
      read('id=1 ');
      read('tissue < root');
    } catch (error) {
      expect((error as TrellisError).place).toEqual({ offset: 2, length: 13, expected: 'one of = != <>' });
    }
    expect.assertions(1);
  });
});
