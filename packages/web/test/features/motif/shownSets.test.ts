import { describe, expect, it } from 'vitest';
import { areRows, enrichedSets, foldedText, shownSets } from '../../../src/features/motif/shownSets.ts';
import { manySets } from './manySets.ts';

describe('the gene sets of the motif tab', () => {
  it('are those with an enriched cluster in any region, or all', () => {
    expect(enrichedSets(manySets(7))).toEqual([0, 3, 6]);
    expect(shownSets(manySets(3), false)).toEqual([0, 3]);
    expect(shownSets(manySets(3), true)).toEqual([0, 1, 2, 3]);
  });

  it('without an enriched cluster are counted, analyses and target lists apart', () => {
    expect(foldedText(manySets(3000))).toBe('2,000 of 3,000 analyses have no enriched cluster');
    expect(foldedText(manySets(7))).toBe('4 of 7 analyses and 1 of 1 target list have no enriched cluster');
    expect(foldedText(manySets(1))).toBe('1 of 1 target list has no enriched cluster');
    expect(foldedText({ ...manySets(1), columns: manySets(1).columns.slice(0, 1) })).toBeUndefined();
  });

  it('are rows above 12', () => {
    expect(areRows([...Array(12).keys()])).toBe(false);
    expect(areRows([...Array(13).keys()])).toBe(true);
  });
});
