import { describe, expect, it } from 'vitest';
import { bitsetOf, openDataset, packDataset } from '../../src/dataset/index.ts';
import { evaluateQuery, parseQuery, type Restriction } from '../../src/query/index.ts';
import { smallContents } from '../smallContents.ts';

const binding = { EXPERIMENT_TYPE: 'Binding', TECHNOLOGY: 'DAPSeq' };
const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C D E F',
      analyses: [
        { id: 1, tf: 'A', targets: { C: [1, 0.01], D: [-2.5, 0.5] }, metadata: { EXPERIMENT_TYPE: 'Expression' } },
        { id: 2, tf: 'B', targets: 'E', metadata: binding },
        { id: 3, tf: 'B', targets: 'E F', metadata: { ...binding, TECHNOLOGY: 'ChIPSeq' } },
        { id: 4, tf: 'C', targets: 'E', metadata: binding },
      ],
      edges: { PPI: [['A', 'F']] },
    }),
    'v',
  ),
);

function reason(text: string, restriction?: Restriction, data = dataset): string {
  const query = parseQuery(text);
  if (query.kind === 'call') throw new Error('a call is no expression');
  try {
    evaluateQuery(data, query, restriction);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'has a result';
}

const index = (id: string) => dataset.genes.findIndex((gene) => gene.id === id);

describe('why a query is empty', () => {
  it.each([
    ['C[log2fc>1]', 'no analysis of C has log2fc; its 1 analysis is binding'],
    ['B[log2fc>1]', 'no analysis of B has log2fc; its 2 analyses are binding'],
    ['(A or B)[log2fc>9]', 'no target of (A or B) has log2fc > 9; its values go from -2.5 to 1'],
    ['A[pvalue<0.1 and log2fc>9]', 'no target of A has log2fc > 9; its values go from -2.5 to 1'],
    ['A[pvalue<0.1 and log2fc<0]', 'no target of A passes [pvalue < 0.1 and log2fc < 0]'],
    ['A[pvalue<0 or log2fc>9]', 'no target of A passes [pvalue < 0 or log2fc > 9]'],
    ['B[TECHNOLOGY=RNASeq]', 'no analysis of B has TECHNOLOGY = RNASeq; TECHNOLOGY is ChIPSeq or DAPSeq'],
    ['C[TECHNOLOGY=RNASeq]', 'no analysis of C has TECHNOLOGY = RNASeq; TECHNOLOGY is DAPSeq'],
    ['A[TISSUE=root]', 'no analysis of A has TISSUE = root; none has a value'],
    ['B[id=1]', 'no analysis of B has id = 1; its ids are 2 or 3'],
    ['C[id=1]', 'no analysis of C has id = 1; its id is 4'],
    ['B[targeted_by>2]', 'no gene has targeted_by > 2 among the 2 analyses of B'],
    ['A[additional_edge=PPI]', 'no target of A has additional_edge = PPI'],
    ['A[log2fc>9][pvalue<1]', 'no target of A has log2fc > 9; its values go from -2.5 to 1'],
    ['A and B', 'no gene is a target of both A and B'],
    ['B and C and A', 'no gene is a target of both B and C and A'],
    ['B and C[log2fc>1]', 'no analysis of C has log2fc; its 1 analysis is binding'],
    ['C and not B', 'every target of C is a target of B too'],
    ['C[log2fc>1] or B[log2fc>1]', 'no analysis of C has log2fc; its 1 analysis is binding'],
    ['not A', 'it only excludes genes; name a TF before not A'],
    ['(not A)', 'it only excludes genes; name a TF before (not A)'],
    ['not A and not B', 'it only excludes genes; name a TF before not A and not B'],
    ['not B and C', 'every target of C is a target of B too'],
    ['not A and not B and C', 'no target of C is left after not A and not B'],
    ['C and (not A and not B)', 'no target of C is left after (not A and not B)'],
    ['not A or C[log2fc>1]', 'no analysis of C has log2fc; its 1 analysis is binding'],
  ])('%s: %s', (query, expected) => {
    expect(reason(query)).toBe(`empty query: ${expected}`);
  });

  it('can be the filter TF list or the background', () => {
    expect(reason('A', { tfs: new Set([index('B')]) })).toBe('empty query: A is not in the filter TF list');
    const background = bitsetOf(dataset.genes.length, [index('F')]);
    expect(reason('A', { background })).toBe('empty query: no target of A is in the background');
    expect(reason('A or C', { background })).toBe('empty query: no target of A is in the background');
    const nowhere = bitsetOf(dataset.genes.length, [index('A')]);
    expect(reason('all_tfs', { background: nowhere })).toBe('empty query: no target of all_tfs is in the background');
    const noTfs = { tfs: new Set([index('F')]) };
    expect(reason('all_tfs', noTfs)).toBe('empty query: no TF of the filter TF list has analyses');
    expect(reason('all_tfs[pvalue<1]', noTfs)).toBe('empty query: no TF of the filter TF list has analyses');
  });

  it('names genes by symbol, and leaves values as they are', () => {
    const withSymbols = openDataset(
      packDataset(
        smallContents({
          genes: 'G1/SYM G2 G3',
          analyses: [
            { id: 1, tf: 'G1', targets: 'G2', metadata: { TISSUE: 'G1' } },
            { id: 2, tf: 'G2', targets: 'G3', metadata: { TISSUE: 'G1' } },
          ],
        }),
        'v',
      ),
    );
    expect(reason('(G1[TISSUE=G1]) and not G1 or G2[TISSUE!=G1]', {}, withSymbols)).toBe(
      'empty query: every target of (SYM[TISSUE = G1]) is a target of SYM too',
    );
  });

  it('is not sought in a long chain', () => {
    expect(reason(['A', ...Array.from({ length: 40 }, () => 'B')].join(' and '))).toBe('empty query');
  });
});
