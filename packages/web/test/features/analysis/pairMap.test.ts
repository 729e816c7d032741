import { describe, expect, it } from 'vitest';
import type { HeatMapData } from '@trellis/figures';
import { shownCountText, printedPairMap, zoomedPairMap } from '../../../src/features/analysis/pairMap.ts';
import { zoomTo, type ComparedAnalysis } from '../../../src/features/analysis/pairs.ts';

const analyses = ['A', 'B', 'C', 'D'].map((letter, index): ComparedAnalysis => ({
  ...{
    index,
    letter,
    label: `TF${index} · ${index}`,
    title: `${letter} - TF${index} · ${index}`,
    key: `k ${index}`,
    tf: 'AT1G1',
    id: index,
    symbol: '',
  },
  ...{ filter: '', count: 9, info: {} },
}));
const labels = analyses.map(({ letter }) => [letter]);
const tree = {
  merges: [
    { left: 0, right: 3, height: 1, size: 2 },
    { left: 1, right: 2, height: 2, size: 2 },
    { left: 4, right: 5, height: 7, size: 4 },
  ],
  order: [0, 3, 2, 1],
};
const map: HeatMapData = {
  ...{ rows: labels, columns: labels, rowTree: tree, columnTree: tree },
  values: analyses.map((a) => analyses.map((b) => 10 * a.index + b.index)),
};

describe('a zoom of the gene sets', () => {
  it('shows the analyses with the letters, and all of them unless two are known', () => {
    expect(zoomTo(analyses, ['D', 'B', 'ZZ']).map(({ letter }) => letter)).toEqual(['B', 'D']);
    expect(zoomTo(analyses, ['D', 'ZZ'])).toBe(analyses);
    expect(zoomTo(analyses, [])).toBe(analyses);
  });

  it('keeps the order and the values of the whole map', () => {
    const zoomed = zoomedPairMap(map, analyses, [analyses[1], analyses[3]]);
    expect(zoomed.rows).toEqual([['B'], ['D']]);
    expect(zoomed.values).toEqual([Float64Array.of(11, 13), Float64Array.of(31, 33)]);
    expect(zoomed.rowTree).toEqual({ merges: [{ left: 1, right: 0, height: 7, size: 2 }], order: [1, 0] });
    expect(zoomedPairMap(map, analyses, analyses)).toBe(map);
  });

  it('separates the thousands in the numbers of genes of its legend', () => {
    const printed = printedPairMap(map, [{ ...analyses[0], count: 11839 }]);
    expect(printed.table?.rows).toEqual([['A', 'TF0 · 0', 'AT1G1', '', '11,839']]);
  });

  it('says which part of the analyses it shows', () => {
    expect([shownCountText(12, 1062), shownCountText(62, 62)]).toEqual(['12 of 1,062 analyses', '62 analyses']);
  });
});
