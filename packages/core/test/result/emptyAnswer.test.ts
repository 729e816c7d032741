import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { evaluateRequest, type QueryInputs } from '../../src/result/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C',
      analyses: [
        { id: 1, tf: 'A', targets: 'C' },
        { id: 2, tf: 'B', targets: { C: [1, 0.01] } },
      ],
    }),
    'v1',
  ),
);
const asking = (inputs: Partial<QueryInputs>) => () =>
  evaluateRequest(dataset, { id: 'r', inputs: { query: 'A', edges: [], ...inputs } });
const list = (text: string) => ({ name: 'list.txt', text });

describe('an answer without a row', () => {
  it('is an error of its own for filters and for lists', () => {
    expect(asking({ query: 'B[pvalue<0.001]' })).toThrow(
      /^empty query: no target of B has pvalue < 0\.001; its values go from 0\.01 to 0\.01$/,
    );
    expect(asking({ targetGenes: list('A\n') })).toThrow(
      /^Empty result \(user list too restrictive\)\. Without list\.txt there would be 1 target gene\.$/,
    );
  });

  it('names the genes of the inputs that are not known, since they may be the reason', () => {
    expect(asking({ targetGenes: list('A\nX1\n') })).toThrow(
      /^Empty result \(user list too restrictive\)\. Without list\.txt there would be 1 target gene\. Genes in Target Genes File not in database: X1\.$/,
    );
    expect(asking({ filterTfs: list('B\nX2\n') })).toThrow(
      /^empty query: A is not in the filter TF list\. Genes in Filter TFs File not in database: X2\.$/,
    );
  });
});
