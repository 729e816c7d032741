import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { bitsetOf, bitsToIndices, openDataset, packDataset } from '../../src/dataset/index.ts';
import { evaluateQuery, parseQuery, type Restriction } from '../../src/query/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C D/TWIN E/TWIN F',
      analyses: [
        { id: 1, tf: 'A', targets: { C: [1, 0.01], D: [NaN, 0.5] } },
        { id: 2, tf: 'A', targets: 'C F' },
        { id: 3, tf: 'B', targets: 'D F' },
        { id: 4, tf: 'B', targets: 'C', metadata: { EXPERIMENT_TYPE: 'binding', NOTE: '' } },
      ],
      edges: { PPI: [['A', 'C']] },
    }),
    'v',
  ),
);

function evaluate(text: string, restriction?: Restriction): string[] {
  const query = parseQuery(text);
  if (query.kind === 'call') throw new Error('a call is no expression');
  return evaluateQuery(dataset, query, restriction).columns.map(
    ({ analysis, cells }) =>
      `${analysis.id}: ${Array.from(bitsToIndices(cells), (gene) => dataset.genes[gene].id).join(' ')}`,
  );
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof TrellisError) return `${error.code}: ${error.message}`;
  }
  return 'nothing was refused';
}

describe('a name', () => {
  it('is all analyses of a TF, in the order of their ids', () => {
    expect(evaluate('A')).toEqual(['1: C D', '2: C F']);
  });

  it('all_tfs is every analysis, multitype those of TFs with several types of experiments', () => {
    expect(evaluate('all_tfs')).toEqual(['1: C D', '2: C F', '3: D F', '4: C']);
    expect(evaluate('multitype')).toEqual(['1: C D', '2: C F']);
  });

  it('evaluates to nothing when it is unknown, ambiguous, without analyses, or not allowed', () => {
    for (const name of ['nothing', 'TWIN', 'F']) {
      expect(refusal(() => evaluate(name))).toBe('empty-query: empty query');
      expect(evaluate(`${name} or B[id=3]`)).toEqual(['3: D F']);
    }
    expect(evaluate('A or B[id=3]', { tfs: new Set([1]) })).toEqual(['3: D F']);
    expect(evaluate('all_tfs', { tfs: new Set([1]) })).toEqual(['3: D F', '4: C']);
  });

  it('only has targets of the background', () => {
    expect(evaluate('A', { background: bitsetOf(6, [3, 5]) })).toEqual(['1: D', '2: F']);
  });
});

describe('a filter', () => {
  it.each([
    ['A[pvalue<0.1]', ['1: C']],
    ['A[log2fc!=7]', ['1: C']],
    ['A[pvalue<=0.5 and pvalue>=0.5]', ['1: D']],
    ['A[id=2]', ['2: C F']],
    ['A[id<>2]', ['1: C D']],
    ['A[targeted_by=2]', ['1: C', '2: C']],
    ["A[targeted_by='50%']", ['1: D', '2: F']],
    ['A[additional_edge=ppi]', ['1: C', '2: C']],
    ['A[additional_edge!=ppi]', ['1: D', '2: F']],
    ['A[not additional_edge=PPI]', ['1: D', '2: F']],
    ['A[additional_edge=nothing or id=1]', ['1: C D']],
    ['B[experiment_type=BINDING]', ['3: D F', '4: C']],
    ["B[NOTE='']", []],
    ["B[NOTE!='']", ['3: D F', '4: C']],
  ])('%s keeps the cells for which it holds', (query, columns) => {
    if (columns.length) expect(evaluate(query)).toEqual(columns);
    else expect(refusal(() => evaluate(query))).toMatch(/^empty-query: empty query/);
  });
});

describe('a negation', () => {
  it('excludes rows from the other side of a conjunction', () => {
    expect(refusal(() => evaluate('A and not B'))).toBe(
      'empty-query: empty query: every target of A is a target of B too',
    );
    expect(evaluate('A and not B[id=4]')).toEqual(['1: D', '2: F']);
    expect(evaluate('not B[id=4] and A')).toEqual(['1: D', '2: F']);
  });

  it('alone is an empty query', () => {
    expect(refusal(() => evaluate('not A'))).toBe(
      'empty-query: empty query: it only excludes genes; name a TF before not A',
    );
    expect(evaluate('not not A')).toEqual(['1: C D', '2: C F']);
  });
});

it('calls its checkpoint before each term', () => {
  let calls = 0;
  evaluate('A and (B or not A[id=1])', { checkpoint: () => calls++ });
  // A; the group; B; the negation; the filtered A; and its inner A.
  expect(calls).toBe(6);
});

it('allows every analysis eight times in data sets with many analyses', () => {
  const tfs = Array.from({ length: 251 }, (_, i) => `T${String(i).padStart(3, '0')}`);
  const many = openDataset(
    packDataset(
      smallContents({ genes: tfs.join(' '), analyses: tfs.map((tf, i) => ({ id: i + 1, tf, targets: 'T000' })) }),
      'v',
    ),
  );
  const columnsOf = (times: number) => {
    const query = parseQuery(Array.from({ length: times }, () => 'all_tfs').join(' or '));
    if (query.kind === 'call') throw new Error('a call is no expression');
    return evaluateQuery(many, query).columns.length;
  };
  expect(columnsOf(8)).toBe(2008);
  expect(refusal(() => columnsOf(9))).toBe(
    'query-too-large: The query brings in more than 2,008 analyses; ask for fewer TFs at a time.',
  );
});

it('has no filter in the columns of a bare name', () => {
  const query = parseQuery('A or (B)');
  if (query.kind === 'call') throw new Error('a call is no expression');
  expect(evaluateQuery(dataset, query).columns.map(({ filter }) => filter)).toEqual(['', '', '', '']);
});

it('gives the mentions of names their numbers, and columns their filters', () => {
  const query = parseQuery('A[id=1] or B and A[id=2]');
  if (query.kind === 'call') throw new Error('a call is no expression');
  const { columns } = evaluateQuery(dataset, query);
  expect(columns.map(({ analysis, mention, filter }) => [analysis.id, mention, filter])).toEqual([
    [1, 0, 'A[id = 1] or B and A[id = 2]'],
    [3, 1, 'A[id = 1] or B and A[id = 2]'],
    [4, 1, 'A[id = 1] or B and A[id = 2]'],
    [2, 2, 'A[id = 1] or B and A[id = 2]'],
  ]);
});
