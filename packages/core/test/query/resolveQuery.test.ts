import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import {
  defaultNamedQueries,
  parseQuery,
  printExpression,
  queryLimits,
  resolveQuery,
} from '../../src/query/index.ts';
import { evaluateRequest } from '../../src/result/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A/ALF B/BET C/TWIN D/TWIN E',
      analyses: [
        { id: 1, tf: 'A', targets: 'C D' },
        { id: 2, tf: 'B', targets: 'D E' },
      ],
      aliases: { alpha: 'A' },
    }),
    'v',
  ),
);

const written = (query: string, filterTfs?: number[]): string =>
  printExpression(resolveQuery(parseQuery(query), { dataset, namedQueries: defaultNamedQueries, filterTfs }));

function refusal(action: () => unknown): TrellisError {
  try {
    action();
  } catch (error) {
    if (error instanceof TrellisError) return error;
  }
  throw new Error('nothing was refused');
}

describe('writing a query out', () => {
  it('replaces symbols and aliases by ids, and leaves keywords', () => {
    expect(written('alf and BET or Alpha or ALL_TFS or multitype')).toBe('A and B or A or all_tfs or multitype');
  });

  it('replaces named queries by their text', () => {
    expect(written('not All_Expression[id=1]')).toBe('not all_tfs[EXPERIMENT_TYPE = Expression][id = 1]');
  });

  it('refuses named queries that contain themselves, or each other more than twenty deep', () => {
    const resolve = (query: string, namedQueries: Readonly<Record<string, string>>) =>
      resolveQuery(parseQuery(query), { dataset, namedQueries, filterTfs: undefined });
    const round = { one: 'two or A', two: 'Two[id=1] or A', three: 'ONE' };
    expect(refusal(() => resolve('B or two', round)).message).toBe('The named query "Two" contains itself.');
    expect(refusal(() => resolve('three', round)).code).toBe('bad-query');
    const ladder = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, i + 1 < count ? `n${i + 1}` : 'A']));
    expect(() => resolve('n0 or n0', ladder(20))).not.toThrow();
    expect(refusal(() => resolve('n0', ladder(21))).message).toBe('Named queries are nested more than 20 deep.');
  });

  it('puts a named query that is a chain in parentheses', () => {
    const named = { either: 'A or B' };
    const tree = resolveQuery(parseQuery('either and A'), { dataset, namedQueries: named, filterTfs: undefined });
    expect(printExpression(tree)).toBe('(A or B) and A');
  });

  it('refuses a named query that is a call', () => {
    const scope = { dataset, namedQueries: { mine: 'expand("$filter_tf")' }, filterTfs: [0] };
    const { code, message } = refusal(() => resolveQuery(parseQuery('mine'), scope));
    expect([code, message]).toEqual(['bad-query', 'A named query cannot be a call: expand("$filter_tf").']);
  });

  it('refuses a name that is no gene, and a gene without analyses', () => {
    for (const name of ['nothing', 'E']) {
      const { code, message, place } = refusal(() => written(`A and ${name}`));
      expect([code, message]).toEqual(['unknown-tf', `Query not available: "${name}" is not in database`]);
      expect(place).toMatchObject({ offset: 6, length: name.length });
    }
  });

  it('refuses a symbol that two genes share, and lists their ids', () => {
    const { code, message } = refusal(() => written('twin'));
    expect([code, message]).toEqual([
      'ambiguous-name',
      '"twin" is the name of several genes (C, D): write one of the ids.',
    ]);
  });

  it('finds a wrong comparison even where nothing would be compared', () => {
    expect(refusal(() => written('A and not A[pvalue<x]')).code).toBe('bad-filter');
  });
});

describe('expand', () => {
  it('joins its query over the filter TFs', () => {
    expect(written('expand("$filter_tf[id=1]", and)', [0, 1])).toBe('A[id = 1] and B[id = 1]');
    expect(written('EXPAND("$FILTER_TF")', [0, 1])).toBe('A or B');
  });

  it('puts a chain in parentheses', () => {
    expect(written('expand("$filter_tf and B", or)', [0, 1])).toBe('(A and B) or (B and B)');
  });

  it('puts the TF into values, and only where the whole word stands', () => {
    expect(written("expand(\"all_tfs[name='$filter_tf-x' or name='$filter_tfs']\")", [0])).toBe(
      "all_tfs[name = A-x or name = '$filter_tfs']",
    );
  });

  it.each([
    ['expand("$filter_tf", xor)', 'bad-query'],
    ['expand("$filter_tf", or, and)', 'bad-query'],
    ['expand("expand(x)")', 'bad-query'],
    ['expand("$filter_tf and")', 'bad-query'],
    ['explode("$filter_tf")', 'bad-query'],
  ])('refuses %s', (query, code) => {
    expect(refusal(() => written(query, [0])).code).toBe(code);
  });

  it('says where its query is wrong, in the whole query and in the words of its writer', () => {
    const query = 'expand("B $filter_tf", or)';
    const { message, place } = refusal(() => written(query, [0]));
    expect(message).toMatch(/^"\$filter_tf" unexpected at character 11: /);
    expect(query.slice(place?.offset).slice(0, place?.length)).toBe('$filter_tf');
    const unknown = 'expand("$filter_tf and nothing", or)';
    const { offset = 0, length } = refusal(() => written(unknown, [0])).place ?? {};
    expect(unknown.slice(offset).slice(0, length)).toBe('nothing');
  });

  it('needs a filter TF list that holds a TF', () => {
    expect(refusal(() => written('expand("$filter_tf")')).message).toBe('Filter TF list required');
    expect(refusal(() => written('expand("$filter_tf")', [])).code).toBe('empty-query');
  });
});

describe('the limits of a query', () => {
  it('refuse more names and comparisons than allowed, written out', () => {
    const terms = (count: number): string => Array.from({ length: count }, () => 'A').join(' or ');
    expect(() => written(terms(queryLimits.terms))).not.toThrow();
    expect(refusal(() => written(terms(queryLimits.terms + 1))).message).toBe(
      'The query has more than 5,000 names and comparisons.',
    );
    const half = `expand("${terms(queryLimits.terms / 2)} or B", or)`;
    expect(() => written(half, [0])).not.toThrow();
    expect(refusal(() => written(half, [0, 1])).code).toBe('query-too-large');
  });

  const ask = (query: string) => evaluateRequest(dataset, { id: 'x', inputs: { query, edges: [] } });

  it('refuse more columns than allowed in any step', () => {
    const mentions = (count: number): string => Array.from({ length: count }, () => 'A').join(' or ');
    expect(ask(mentions(queryLimits.columns)).columns.length).toBe(queryLimits.columns);
    const { code, message } = refusal(() => ask(`(${mentions(queryLimits.columns + 1)})[id=1]`));
    expect([code, message]).toEqual([
      'query-too-large',
      'The query brings in more than 2,000 analyses; ask for fewer TFs at a time.',
    ]);
  });

  it('refuse more filter text than allowed over all columns', { tags: ['long'] }, () => {
    const chain = Array.from({ length: 1990 }, () => 'A').join(' and ');
    const long = `${chain} and A[x='${'y'.repeat(3000)}' or id=1]`;
    expect(refusal(() => ask(long)).code).toBe('query-too-large');
    expect(ask(`${chain.slice(0, 6000)}A`).columns.length).toBeGreaterThan(1000);
  });
});
