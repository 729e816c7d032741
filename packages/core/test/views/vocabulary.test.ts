import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { namedQueriesFor } from '../../src/query/index.ts';
import { listEdgeTypes, listKeys, listKeyValues, listTfs } from '../../src/views/index.ts';
import { mini, miniContents } from '../mini.ts';

const keysOf = (...tfs: string[]) => listKeys(mini, tfs);
const valuesOf = (key: string, ...tfs: string[]) => listKeyValues(mini, key, tfs);

const searchable = ['EDGE_TYPE', 'EXPERIMENTER', 'EXPERIMENT_TYPE', 'TECHNOLOGY', 'TISSUE'];

describe('the names of a query', () => {
  it('are the TFs by id with their symbols', () => {
    expect(listTfs(mini, { all: false })).toEqual([
      { value: 'AT1G00010', name: 'ALF' },
      { value: 'AT1G00020', name: 'BET' },
      { value: 'AT1G00030', name: 'GAM' },
    ]);
  });

  it('are on request the named queries of the edition with their text and the keywords before them', () => {
    const settings = { namedQueries: { mine: 'ALF or BET' } };
    const names = listTfs(openDataset(packDataset({ ...miniContents, settings }, 'v')), { all: true });
    expect(names.map(({ value, name }) => `${value}: ${name}`)).toEqual([
      'mine: ALF or BET',
      'multitype: ',
      'all_tfs: ',
      'AT1G00010: ALF',
      'AT1G00020: BET',
      'AT1G00030: GAM',
    ]);
  });
});

describe('the named queries of an edition that configures none', () => {
  it('are those of the specification that find one of its analyses', () => {
    const queriesOf = (edgeType: string) => namedQueriesFor([{ metadata: new Map([['EDGE_TYPE', edgeType]]) }]);
    expect(queriesOf('in vivo:Bound:ChIP-exo')).toEqual({});
    expect(queriesOf('In planta:Bound')).toEqual({ in_planta_bound: "all_tfs[EDGE_TYPE='in planta:Bound']" });
    expect(Object.keys(queriesOf('in vitro:Bound:ampDAP'))).toEqual(['all_dap']);
  });
});

describe('the keys of a filter', () => {
  it('are the computed ones and the metadata keys marked as searchable', () => {
    expect(keysOf()).toEqual(['log2fc', 'pvalue', 'additional_edge', 'targeted_by', ...searchable]);
  });

  it('are those that the TFs have', () => {
    // BET's metadata lacks nothing; GAM has neither fold changes, nor additional edges of its own kind but one.
    expect(keysOf('gam')).toEqual(['additional_edge', 'targeted_by', ...searchable]);
    expect(keysOf('AT1G00030', 'ALPHA1')).toEqual([
      'log2fc',
      'pvalue',
      'additional_edge',
      'targeted_by',
      ...searchable,
    ]);
    expect(keysOf('nothing')).toEqual(['targeted_by']);
    expect(keysOf('TWIN')).toEqual(['targeted_by']);
  });

  it('are all of them as soon as a keyword or a named query is among the TFs', () => {
    expect(keysOf('gam', 'ALL_TFS')).toEqual(keysOf());
    expect(keysOf('nothing', 'All_Expression')).toEqual(keysOf());
  });
});

describe('the values of a key', () => {
  it('are sorted and different, in any case of the key', () => {
    expect(valuesOf('tissue')).toEqual(['leaf', 'root']);
    expect(valuesOf('TECHNOLOGY')).toEqual(['ChIPseq', 'DAPseq', 'RNAseq', 'TARGET', 'ampDAPseq']);
  });

  it('are those of the named TFs', () => {
    expect(valuesOf('tissue', 'ALF')).toEqual(['root']);
    expect(valuesOf('tissue', 'nothing')).toEqual([]);
  });

  it('leave empty ones out, and are none for numbers and unknown keys', () => {
    expect(valuesOf('TREATMENT')).toEqual([]);
    expect(valuesOf('log2fc')).toEqual([]);
    expect(valuesOf('nothing')).toEqual([]);
  });

  it('are for additional_edge the types of edges that run from the TFs', () => {
    expect(valuesOf('Additional_Edge')).toEqual(['Open chromatin', 'Predicted', 'Protein interaction']);
    expect(valuesOf('additional_edge', 'ALF')).toEqual(['Predicted', 'Protein interaction']);
    expect(valuesOf('additional_edge', 'GAM')).toEqual(['Open chromatin', 'Protein interaction']);
    expect(valuesOf('additional_edge', 'GAM', 'BET')).toEqual(['Open chromatin', 'Predicted', 'Protein interaction']);
    expect(valuesOf('additional_edge', 'nothing')).toEqual([]);
  });
});

describe('the types of additional edges', () => {
  it('are those of the data set', () => {
    expect(listEdgeTypes(mini)).toEqual(['Open chromatin', 'Predicted', 'Protein interaction']);
  });
});
