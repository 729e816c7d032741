import { describe, expect, it } from 'vitest';
import {
  areMany,
  columnSets,
  enrichedSets,
  letterOf,
  setHeading,
  setLegend,
  significantIn,
} from '../../../src/features/functions/geneSets.ts';
import { manyFunctions, smallFunctions } from './smallFunctions.ts';

describe('the gene sets of a test of functions', () => {
  it('are all genes, then the analyses with the letters of the other tabs', () => {
    expect([0, 1, 2].map(letterOf)).toEqual(['', 'A', 'B']);
    expect([0, 1].map((set) => setHeading(smallFunctions, set))).toEqual([
      'All genes of the result',
      'A  TF1 · DAP-seq · 1',
    ]);
    expect(setLegend(smallFunctions).rows.map(([letter, name]) => [letter, name])).toEqual([
      ['A', 'TF1 · DAP-seq · 1'],
      ['B', 'TF2 · DAP-seq · 2'],
    ]);
  });

  it('are named with their test where that is another one than that of the others', () => {
    const corrected = smallFunctions.sets[1].aspects.BP;
    const sets = [
      smallFunctions.sets[0],
      { ...smallFunctions.sets[1], aspects: { BP: corrected && { ...corrected, significantDegrees: 1 } } },
    ];
    expect([0, 1].map((set) => setHeading({ sets }, set, 'degrees'))).toEqual([
      'All genes, equal chances',
      'A  TF1 · DAP-seq · 1',
    ]);
  });

  it('have a column each, and of many only all genes and the chosen ones', () => {
    expect([areMany(smallFunctions), columnSets(smallFunctions, ['B'])]).toEqual([false, [0, 1, 2]]);
    expect([areMany(manyFunctions), columnSets(manyFunctions, [])]).toEqual([true, [0]]);
    expect(columnSets(manyFunctions, ['B', 'nothing', 'A'])).toEqual([0, 1, 2]);
  });

  it('are enriched in a term by rising p-value, and count the significant terms of an aspect', () => {
    expect(smallFunctions.terms.map((term) => enrichedSets(term, smallFunctions, 'degrees'))).toEqual([
      [0, 1],
      [0],
      [0],
    ]);
    expect([
      significantIn(smallFunctions, 0, { aspect: 'all', by: 'uniform' }),
      significantIn(smallFunctions, 0, { aspect: 'BP', by: 'uniform' }),
    ]).toEqual([3, 2]);
  });
});
