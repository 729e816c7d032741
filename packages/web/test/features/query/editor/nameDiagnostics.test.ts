import { lookUpGenes, listKeyValues, listTfs, openDataset, packDataset } from '@trellis/core';
import { describe, expect, it } from 'vitest';
import { smallContents } from '../../../../../core/test/smallContents.ts';
import { nameDiagnostics } from '../../../../src/features/query/editor/nameDiagnostics.ts';
import type { QueryVocabulary } from '../../../../src/features/query/editor/words.ts';

const namedQueries = { all_expression: 'all_tfs[EXPERIMENT_TYPE=Expression]' };
const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A/ALF B/BET C/TWIN D/TWIN',
      aliases: { OLDB: 'B' },
      analyses: [
        { id: 1, tf: 'A', targets: 'C D' },
        { id: 2, tf: 'B', targets: { C: [1, 0.01] } },
      ],
    }),
    'v1',
  ),
);
const words: QueryVocabulary = {
  names: () => Promise.resolve(listTfs(dataset, { all: true, namedQueries })),
  keys: () => Promise.resolve([]),
  values: (key, tfs) => Promise.resolve(listKeyValues(dataset, key, { tfs, namedQueries })),
  lookUp: (names) => Promise.resolve(lookUpGenes(dataset, names, { tfs: true })),
};

const doubted = async (text: string) => {
  const caret = text.indexOf('|');
  const plain = text.replace('|', '');
  const doubts = await nameDiagnostics(plain, words, caret < 0 ? undefined : caret);
  return doubts.map(({ from, to, message }) => [plain.slice(from, to), message]);
};

describe('doubtsIn', () => {
  it.each([
    'A and BET',
    'alf',
    'OLDB',
    'all_tfs or all_expression or multitype',
    "A[edge_type='bound' and pvalue<0.1 and targeted_by>3 and id=1]",
    'expand("$filter_tf[X=Y]", or)',
    'A and )',
    '',
  ])('finds nothing in %s', async (text) => expect(await doubted(text)).toEqual([]));

  it('finds names that are unknown, of no TF, or of several genes', async () => {
    expect(await doubted('A and Q or (c and not twin)')).toEqual([
      ['Q', '"Q" is not in the database.'],
      ['c', '"c" is the TF of no analysis.'],
      ['twin', '"twin" stands for more than one gene (C, D): write one of the ids.'],
    ]);
  });

  it('finds keys and values that no analysis has, within any brackets', async () => {
    expect(await doubted("A[COLOR=red or (not EDGE_TYPE != 'Bond' and additional_edge=Y2H)]")).toEqual([
      ['COLOR=red', 'No analysis has the key COLOR.'],
      ["EDGE_TYPE != 'Bond'", 'No analysis has the value "Bond" for EDGE_TYPE.'],
      ['additional_edge=Y2H', 'No analysis has the key additional_edge.'],
    ]);
  });

  it('waits while the word at the caret is being written', async () => {
    expect(await doubted('A and Q|')).toEqual([]);
    expect(await doubted('Q and A|')).toHaveLength(1);
  });
});
