import { describe, expect, it } from 'vitest';
import { extraFieldNames, tabulateMetadata } from '../../src/views/index.ts';
import { ask, mini } from '../mini.ts';

describe('the metadata of a result', () => {
  it('has a column per analysis, each once, in the order of the result', () => {
    expect(tabulateMetadata(ask('ALF[log2fc>0] or ALF')).columns).toEqual([
      { id: 'KEY', name: 'KEY' },
      { id: 1, name: 'ID: 1', label: 'ALF · RNAseq · 1' },
      { id: 2, name: 'ID: 2', label: 'ALF · ChIPseq · 2' },
    ]);
  });

  it('has a row for the analysis, the TF, its symbol, and each key in order, null where a value is missing', () => {
    const { data } = tabulateMetadata(ask('ALF'));
    expect(Object.keys(data)).toEqual('0 1 2 3 4 5 6 7 8 9 10 11'.split(' '));
    expect(Object.values(data).map((row) => [row.KEY, row[1], row[2]])).toEqual([
      ['analysis_id', '1', '2'],
      ['gene_id', 'AT1G00010', 'AT1G00010'],
      ['gene_name', 'ALF', 'ALF'],
      ['ANALYSIS_CUTOFF', 'FDR < 0.05', null],
      ['ANALYSIS_METHOD', 'DESeq2', 'MACS2'],
      ['DATE', '2020-03-05', '2019-01-07'],
      ['EDGE_TYPE', 'in planta:Regulated', 'in planta:Bound'],
      ['EXPERIMENTER', 'Gardener', 'Gardener'],
      ['EXPERIMENT_TYPE', 'Expression', 'Binding'],
      ['TECHNOLOGY', 'RNAseq', 'ChIPseq'],
      ['TISSUE', 'root', 'root'],
      ['TREATMENT', null, null],
    ]);
  });

  it('sorts the keys of all analyses together', () => {
    // Analysis 4 has three keys, analysis 3 has six.
    const { data } = tabulateMetadata(ask('BET[EXPERIMENT_TYPE=Binding] or GAM[id=6]'));
    expect(Object.values(data).map(({ KEY }) => KEY)).toEqual([
      'analysis_id',
      'gene_id',
      'gene_name',
      'DATE',
      'EDGE_TYPE',
      'EXPERIMENTER',
      'EXPERIMENT_TYPE',
      'TECHNOLOGY',
      'TISSUE',
    ]);
  });

  it('has no symbol for a TF without one', () => {
    const result = ask('ALF');
    const genes = mini.genes.map((gene) => ({ ...gene, name: '' }));
    const { data } = tabulateMetadata({ ...result, dataset: { ...mini, genes } });
    expect(data[2]).toEqual({ KEY: 'gene_name', 1: null, 2: null });
  });
});

describe('the fields of legends and tables', () => {
  it('are the fixed ones and all metadata keys, sorted', () => {
    expect(extraFieldNames(mini)).toEqual([
      'ANALYSIS_CUTOFF',
      'ANALYSIS_METHOD',
      'DATE',
      'EDGE_TYPE',
      'EXPERIMENTER',
      'EXPERIMENT_TYPE',
      'TECHNOLOGY',
      'TISSUE',
      'TREATMENT',
      'analysis_id',
      'filter',
      'gene_id',
      'gene_name',
      'label',
    ]);
  });
});
