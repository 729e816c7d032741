import { describe, expect, it } from 'vitest';
import { openDataset, packDataset, type DatasetContents } from '../../src/dataset/index.ts';
import { translateQuery } from '../../src/orthologs/index.ts';
import { smallContents } from '../smallContents.ts';

const open = (contents: DatasetContents) => openDataset(packDataset(contents, 'v'));

const from = open({
  ...smallContents({
    genes: 'A/ALF B/BET C/GAM D',
    analyses: ['A', 'B', 'C'].map((tf, i) => ({ id: i + 1, tf, targets: 'D' })),
  }),
  edition: 'from',
  settings: { namedQueries: { all_dap: 'all_tfs[EDGE_TYPE=DAP]' } },
  orthologs: [
    {
      edition: 'to',
      genes: Uint32Array.of(0, 0, 0, 1, 2),
      orthologs: ['X', 'Y', 'Z', 'Y', 'Z'],
      sources: ['made up'],
      pairSources: new Uint8Array(5),
    },
  ],
});

const to = open({
  ...smallContents({
    genes: 'X/XI Y/SAM Z/SAM',
    analyses: [
      { id: 1, tf: 'X', targets: 'Z' },
      { id: 2, tf: 'Y', targets: 'Z' },
      { id: 3, tf: 'Y', targets: 'X' },
    ],
  }),
  edition: 'to',
});

const translate = (query: string) => translateQuery(query, { from, to });

describe('a query in another edition', () => {
  it('has the orthologs with analyses in place of each TF', () => {
    expect(translate('ALF and BET')).toEqual({
      to: 'to',
      through: null,
      query: '(XI or Y) and Y',
      hasFilters: false,
      tfs: [
        {
          name: 'ALF',
          id: 'A',
          orthologs: [
            { name: 'XI', id: 'X', analyses: 1 },
            { name: 'Y', id: 'Y', analyses: 2 },
          ],
          withoutAnalyses: 1,
        },
        { name: 'BET', id: 'B', orthologs: [{ name: 'Y', id: 'Y', analyses: 2 }], withoutAnalyses: 0 },
      ],
    });
  });

  it.each([
    ['BET or GAM', 'Y'],
    ['GAM and BET and not GAM', 'Y'],
    ['(GAM or B)[EDGE_TYPE = Bound]', '(Y)[EDGE_TYPE = Bound]'],
    ['not (GAM)', null],
    ['GAM', null],
    ['all_tfs[pvalue < 0.05] and not C', 'all_tfs[pvalue < 0.05]'],
    ['all_dap or GAM', 'all_dap'],
  ])('keeps of %s what has orthologs: %s', (query, translated) => {
    expect(translate(query).query).toBe(translated);
  });

  it('copies filters, and says so', () => {
    expect(translate('ALF[pvalue < 0.05]')).toMatchObject({ query: '(XI or Y)[pvalue < 0.05]', hasFilters: true });
  });

  it('names the place of a name that it does not know', () => {
    expect(() => translate('ALF or nothing')).toThrow(
      expect.objectContaining({ code: 'unknown-tf', place: expect.objectContaining({ offset: 7 }) }),
    );
    expect(() => translate('expand("$filter_tf", or)')).toThrow(expect.objectContaining({ code: 'bad-query' }));
    expect(() => translateQuery('ALF', { from, to: from })).toThrow(
      expect.objectContaining({ code: 'no-orthologs' }),
    );
  });
});
