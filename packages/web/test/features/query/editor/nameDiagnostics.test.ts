import { openDataset, packDataset } from '@trellis/core/dataset';
import { explainNames, listKeyValues, listTfs } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import { smallContents } from '../../../../../core/test/smallContents.ts';
import { nameDiagnostics } from '../../../../src/features/query/editor/nameDiagnostics.ts';
import type { QueryVocabulary } from '../../../../src/features/query/editor/vocabulary.ts';

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
const vocabulary: QueryVocabulary = {
  names: () => Promise.resolve(listTfs(dataset, { all: true })),
  keys: () => Promise.resolve([]),
  values: (key, tfs) => Promise.resolve(listKeyValues(dataset, key, tfs)),
  explain: (names) => Promise.resolve(explainNames(dataset, names)),
};

const diagnosed = async (text: string) => {
  const caret = text.indexOf('|');
  const plain = text.replace('|', '');
  const diagnostics = await nameDiagnostics(plain, vocabulary, caret < 0 ? undefined : caret);
  return diagnostics.map(({ from, to, message }) => [plain.slice(from, to), message]);
};

describe('nameDiagnostics', () => {
  it.each([
    'A and BET',
    'alf',
    'OLDB',
    'all_tfs or all_expression or multitype',
    "A[edge_type='bound' and pvalue<0.1 and targeted_by>3 and id=1]",
    'expand("$filter_tf[X=Y]", or)',
    'A and )',
    '',
  ])('finds nothing in %s', async (text) => expect(await diagnosed(text)).toEqual([]));

  it('finds names that are unknown, not of a TF, or of several genes', async () => {
    expect(await diagnosed('A and Q or (c and not twin)')).toEqual([
      ['Q', 'No TF called "Q" in this data set.'],
      ['c', '"c" has no analyses as a TF.'],
      ['twin', '"twin" is the name of several genes (C, D): write one of the ids.'],
    ]);
  });

  it('suggests the TFs that are spelled almost the same', async () => {
    expect(await diagnosed('BAT or OLDC')).toEqual([
      ['BAT', 'No TF called "BAT" in this data set. Did you mean BET?'],
      ['OLDC', 'No TF called "OLDC" in this data set. Did you mean OLDB?'],
    ]);
  });

  it('finds keys and values that no analysis has, at any depth of brackets', async () => {
    expect(await diagnosed("A[COLOR=red or (not EDGE_TYPE != 'Bond' and additional_edge=Y2H)]")).toEqual([
      ['COLOR=red', 'No analysis has the key COLOR.'],
      ["EDGE_TYPE != 'Bond'", 'No analysis has the value "Bond" for EDGE_TYPE.'],
      ['additional_edge=Y2H', 'No analysis has the key additional_edge.'],
    ]);
  });

  it('skips the word at the caret while it is being typed', async () => {
    expect(await diagnosed('A and Q|')).toEqual([]);
    expect(await diagnosed('Q and A|')).toHaveLength(1);
  });
});
