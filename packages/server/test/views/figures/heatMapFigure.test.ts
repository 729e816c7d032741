import { describe, expect, it } from 'vitest';
import { drawHeatMap, type HeatMapFigure } from '../../../src/views/figures/heatMapFigure.tsx';

/** The pair with the smallest p-value has the smaller fold; the last one is depleted, the one before has no value. */
const figure: HeatMapFigure = {
  title: 'Two analyses and two lists',
  rows: [['A'], ['B']],
  columns: [['one'], ['two']],
  log10: [
    [-40, -5],
    [null, 0],
  ],
  folds: [
    [2, 16],
    [null, 0.25],
  ],
  correction: 'bonferroni',
  table: { headers: [], rows: [] },
};

/** The folds in the dark cells: only there texts are white. */
const darkFolds = (color: 'p' | 'fold'): string[] =>
  [...drawHeatMap({ ...figure, color }).matchAll(/<text [^>]*fill="#ffffff">([^<]*)</g)].map(([, text]) => text);

describe('a heat map of tests', () => {
  it('is darkest where the p-value is smallest, or where the fold is largest', () => {
    expect(darkFolds('p')).toEqual(['2']);
    expect(darkFolds('fold')).toEqual(['16']);
  });

  it('says what its colors and the figures in its cells are', () => {
    expect(drawHeatMap(figure)).toContain('-log10 p, Bonferroni; in the cells: fold');
    expect(drawHeatMap({ ...figure, color: 'fold' })).toContain('log2 fold; in the cells: fold');
  });

  it('leaves cells without a test blank', () => {
    for (const color of ['p', 'fold'] as const) expect(drawHeatMap({ ...figure, color })).toContain('no value');
  });
});
