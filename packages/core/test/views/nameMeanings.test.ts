import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { explainNames } from '../../src/views/index.ts';
import { smallContents } from '../smallContents.ts';

const namedQueries = { bound: 'all_tfs[EXPERIMENT_TYPE=Binding]', none: 'all_tfs[EXPERIMENT_TYPE=None]' };
const dataset = openDataset(
  packDataset(
    {
      ...smallContents({
        genes: 'G1/ALF G2/BET G3/TWIN G4/TWIN',
        aliases: { ALPHA1: 'G1', SAME: 'G1', same: 'G2', BETA1: 'G2' },
        analyses: [
          { id: 1, tf: 'G1', targets: 'G2 G3' },
          { id: 2, tf: 'G1', targets: { G2: [1, 0.01] } },
          { id: 3, tf: 'G2', targets: 'G3' },
        ],
      }),
      settings: { namedQueries },
    },
    'v',
  ),
);
const explain = (name: string) => explainNames(dataset, [name])[0];

describe('what a name in a query means', () => {
  it('is a TF by id, symbol, alias or isoform, with its number of analyses', () => {
    const alf = { kind: 'tf', id: 'G1', symbol: 'ALF', analyses: 2, binding: 1, expression: 1, isIsoform: false };
    for (const name of ['G1', 'g1', 'alf', 'Alpha1']) expect(explain(name)).toEqual({ ...alf, name });
    expect(explain('G1.2')).toEqual({ ...alf, name: 'G1.2', isIsoform: true });
    expect(explain('G1_T001')).toEqual({ ...alf, name: 'G1_T001', isIsoform: true });
  });

  it('is a keyword or a named query, with its numbers of TFs and analyses', () => {
    expect(explain('all_tfs')).toEqual({ name: 'all_tfs', kind: 'keyword', tfs: 2, analyses: 3 });
    expect(explain('Multitype')).toEqual({ name: 'Multitype', kind: 'keyword', tfs: 1, analyses: 2 });
    expect(explain('BOUND')).toEqual({ name: 'BOUND', kind: 'keyword', tfs: 2, analyses: 2 });
    expect(explain('none')).toEqual({ name: 'none', kind: 'keyword', tfs: 0, analyses: 0 });
  });

  it('is a gene that is the TF of no analysis, or several genes', () => {
    expect(explain('G4')).toEqual({ name: 'G4', kind: 'gene', id: 'G4', symbol: 'TWIN' });
    expect(explain('twin')).toEqual({ name: 'twin', kind: 'ambiguous', ids: ['G3', 'G4'] });
  });

  it('is nothing, with the TFs that are spelled almost the same', () => {
    expect(explain('ALG')).toEqual({ name: 'ALG', kind: 'unknown', suggestions: ['ALF'] });
    expect(explain('AFL'), 'two letters swapped').toMatchObject({ suggestions: ['ALF'] });
    expect(explain('X')).toMatchObject({ suggestions: [] });
    expect(explain('ALPHA2')).toMatchObject({ suggestions: ['ALPHA1'] });
    expect(explain('SAMF'), 'an alias of two genes').toMatchObject({ suggestions: [] });
    for (const name of ['constructor', '__proto__', 'toString', 'G1.', 'G9.1']) {
      expect(explain(name)).toMatchObject({ kind: 'unknown' });
    }
  });
});
