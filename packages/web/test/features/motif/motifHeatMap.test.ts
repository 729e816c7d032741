import { describe, expect, it } from 'vitest';
import { motifCellText, motifHeatMap } from '../../../src/features/motif/motifHeatMap.ts';
import { enrichedSets } from '../../../src/features/motif/shownSets.ts';
import { manySets } from './manySets.ts';

describe('the heat map of motif clusters', () => {
  const [few, many] = [manySets(4), manySets(60)];

  it('has clusters as rows and a column per gene set and region, in -log10 p without a value above alpha', () => {
    const sets = enrichedSets(few);
    const { rows, columns, values, table } = motifHeatMap(few, { fields: ['TISSUE'], sets, color: 'p' });
    expect(rows).toEqual([['cluster_2 NLP'], ['cluster_10']]);
    expect(columns.map(([name, region]) => `${name}, ${region}`)).toEqual([
      'A  TF0 · DAP-seq · 0, promoter',
      'A  TF0 · DAP-seq · 0, exon',
      'D  TF3 · DAP-seq · 3, promoter',
      'D  TF3 · DAP-seq · 3, exon',
    ]);
    expect(values).toEqual([
      [NaN, 2, NaN, 5],
      [NaN, 10, NaN, 13],
    ]);
    expect(table?.rows.map((row) => [row[0], row.at(-1)])).toEqual([
      ['A', 'Root'],
      ['D', 'Root'],
    ]);
    expect(motifCellText(few, sets)({ row: 1, column: 3 })).toBe(
      'cluster_10 in D - TF3 · DAP-seq · 3, exon: p 1.00000e-13, fold 4 (2.67 to 5.48)',
    );
  });

  it('is colored by fold on demand, which its cells have in either case', () => {
    const map = motifHeatMap(few, { fields: [], sets: enrichedSets(few), color: 'fold' });
    expect(map.values).toEqual([
      [NaN, 2, NaN, 2],
      [NaN, 2, NaN, 2],
    ]);
    expect(map.texts?.at(1, 3)).toBe('4');
  });

  it('has many gene sets as rows', () => {
    const sets = enrichedSets(many);
    const { rows, columns, values, rowTree } = motifHeatMap(many, { fields: [], sets, color: 'p' });
    expect([rows.length, columns.length, rowTree?.order.length]).toEqual([42, 2, 42]);
    expect(rows[3]).toEqual(['D  TF3 · DAP-seq · 3', 'exon']);
    expect(Array.isArray(values) && values[3]).toEqual([5, 13]);
    expect(motifCellText(many, sets)({ row: 3, column: 0 })).toContain('cluster_2 in D - TF3');
    expect(motifCellText(many, sets)({ row: 2, column: 0 })).toContain('p above 0.05');
  });
});
