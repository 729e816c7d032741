import { describe, expect, it } from 'vitest';
import { functionCellText, functionHeatMap, mapHeight } from '../../../src/features/functions/functionHeatMap.ts';
import { smallFunctions } from './smallFunctions.ts';

const { terms } = smallFunctions;

describe('the heat map of functions', () => {
  const map = functionHeatMap(smallFunctions, terms, { aspect: 'all', by: 'degrees', color: 'p' });

  it('has a row per term, a column per gene set, and blanks where a term is not enriched', () => {
    expect(map.rows).toEqual([
      ['BP  response to nitrate'],
      ['MF  nitrate transporter activity'],
      ['BP  response to stress'],
    ]);
    expect(map.columns.map(([name]) => name)).toEqual([
      'All genes of the result',
      'A  TF1 · DAP-seq · 1',
      'B  TF2 · DAP-seq · 2',
    ]);
    expect(map.values).toEqual([
      [9, 8, NaN],
      [5, NaN, NaN],
      [4, NaN, NaN],
    ]);
    expect(map.rowTree?.order.toSorted()).toEqual([0, 1, 2]);
  });

  it('names the aspect only among several', () => {
    expect(
      functionHeatMap(smallFunctions, terms.slice(0, 1), { aspect: 'BP', by: 'degrees', color: 'p' }).rows,
    ).toEqual([['response to nitrate']]);
  });

  it('has no tree over one term', () => {
    expect(
      functionHeatMap(smallFunctions, terms.slice(0, 1), { aspect: 'BP', by: 'degrees', color: 'p' }).rowTree,
    ).toBeUndefined();
  });

  it('says of a cell the term, the gene set, p and the genes', () => {
    const textOf = functionCellText(smallFunctions, terms, 'degrees');
    expect(textOf({ row: 0, column: 1 })).toBe(
      'response to nitrate (GO:0010167) in A  TF1 · DAP-seq · 1: adjusted p 1.00e-8, fold 1.5 (0.405 to 3.23), 3 of 20 genes',
    );
    expect(textOf({ row: 2, column: 1 })).toBe(
      'response to stress (GO:0006950) in A  TF1 · DAP-seq · 1: 0 of 20 genes',
    );
  });

  it('has hub-corrected values first where an analysis has them, and those of equal chances on demand', () => {
    const degrees = { expected: [NaN, 2, NaN], pLog10: [NaN, -3, NaN], adjustedLog10: [NaN, -2, NaN] };
    const corrected = [{ ...terms[0], degrees }, ...terms.slice(1)];
    const values = (by: 'degrees' | 'uniform') =>
      functionHeatMap(smallFunctions, corrected, { aspect: 'all', by, color: 'p' }).values[0];
    expect([values('degrees'), values('uniform')]).toEqual([[9, 2, NaN], [9, 8, NaN]]); // oxfmt-ignore
    expect(functionCellText(smallFunctions, corrected, 'degrees')({ row: 0, column: 1 })).toContain('p 1.00e-2,');
  });

  it('is colored by fold on demand, which its cells have in either case', () => {
    const byFold = functionHeatMap(smallFunctions, terms, { aspect: 'all', by: 'degrees', color: 'fold' });
    expect(Array.isArray(byFold.values) && byFold.values[0][1]).toBeCloseTo(Math.log2(1.5));
    expect([map, byFold].map(({ texts }) => texts?.at(0, 1))).toEqual(['1.5', '1.5']);
  });

  it('is as high as its labels need', () => {
    expect([mapHeight(terms), mapHeight(Array.from({ length: 200 }))]).toEqual([1200, 2800]);
  });
});
