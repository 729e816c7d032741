import type { NameMeaning } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import {
  keysWithOwn,
  meaningWithOwn,
  namesWithOwn,
  valuesWithOwn,
} from '../../../../src/features/query/own/ownVocabulary.ts';
import type { OwnAnalysis } from '../../../../src/state/own/ownAnalysis.ts';

const analysis = (tf: string, symbol: string): OwnAnalysis => ({
  id: tf,
  edition: 'development',
  file: 'x.csv',
  tf,
  symbol,
  experimentType: 'Binding',
  edgeType: 'x:Bound',
  label: 'Peaks',
  more: { TISSUE: 'root' },
  reading: { changeUnit: 'log2', pUnit: 'p', cutoffs: undefined },
  rows: 1,
  targets: 1,
  created: 0,
});
const own = [analysis('AT1G00010', 'ALF'), analysis('AT1G00080', 'GLS1'), analysis('AT1G00080', 'GLS1')];

describe('the names of queries', () => {
  it('have the keyword and the TFs of the chosen own analyses', () => {
    const names = [{ value: 'AT1G00010', name: 'ALF' }];
    expect(namesWithOwn(names, []).map(({ value }) => value)).toEqual(['AT1G00010']);
    expect(namesWithOwn(names, own).map(({ value }) => value)).toEqual(['AT1G00010', 'own_analyses', 'AT1G00080']);
  });

  it.each<[NameMeaning, NameMeaning]>([
    [
      { name: 'GLS1', kind: 'gene', id: 'AT1G00080', symbol: 'GLS1' },
      {
        name: 'GLS1',
        kind: 'tf',
        id: 'AT1G00080',
        symbol: 'GLS1',
        analyses: 2,
        binding: 2,
        expression: 0,
        isIsoform: false,
      },
    ],
    [
      {
        name: 'ALF',
        kind: 'tf',
        id: 'AT1G00010',
        symbol: 'ALF',
        analyses: 2,
        binding: 1,
        expression: 1,
        isIsoform: false,
      },
      {
        name: 'ALF',
        kind: 'tf',
        id: 'AT1G00010',
        symbol: 'ALF',
        analyses: 3,
        binding: 2,
        expression: 1,
        isIsoform: false,
      },
    ],
    [
      { name: 'Own_Analyses', kind: 'unknown', suggestions: [] },
      { name: 'Own_Analyses', kind: 'keyword', tfs: 2, analyses: 3 },
    ],
    [
      { name: 'GAM', kind: 'gene', id: 'AT1G00030', symbol: 'GAM' },
      { name: 'GAM', kind: 'gene', id: 'AT1G00030', symbol: 'GAM' },
    ],
  ])('mean what they mean with own analyses', (meaning, expected) => {
    expect(meaningWithOwn(meaning, own)).toEqual(expected);
    expect(meaningWithOwn(meaning, [])).toEqual(meaning);
  });
});

it('filters have the keys and values of own analyses', () => {
  expect(keysWithOwn(['EDGE_TYPE'], own)).toEqual(['EDGE_TYPE', 'TISSUE', 'EXPERIMENT_TYPE', 'LABEL', 'SOURCE']);
  expect(valuesWithOwn([], 'source', own)).toEqual(['own']);
  expect(valuesWithOwn(['leaf'], 'TISSUE', own)).toEqual(['leaf', 'root']);
});
