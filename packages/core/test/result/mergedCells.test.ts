import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDataset, packDataset, type DatasetContents } from '../../src/dataset/index.ts';
import {
  evaluateRequest,
  geneColumns,
  headerCell,
  headerRows,
  layOutGrid,
  findMergedCells,
  type ResultGrid,
} from '../../src/result/index.ts';
import { randomContents } from '../query/random.ts';
import { smallContents } from '../smallContents.ts';

const gridOf = (contents: DatasetContents, query: string, edges: string[] = []): ResultGrid =>
  layOutGrid(evaluateRequest(openDataset(packDataset(contents, 'v')), { id: 'r', inputs: { query, edges } }));

const small = smallContents({
  genes: 'A/ALF B C D',
  analyses: [
    { id: 1, tf: 'A', targets: { B: [1, 0.1], C: [-1, 0.2] } },
    { id: 2, tf: 'A', targets: 'B' },
  ],
  edges: { PPI: [['A', 'C']] },
});

describe('merged header cells', () => {
  it('span the six rows over each column about the gene', () => {
    const spans = findMergedCells(gridOf(small, 'A')).filter(({ col }) => col < geneColumns);
    expect(spans).toEqual(Array.from({ length: 8 }, (_, col) => ({ row: 0, col, rowspan: 6, colspan: 1 })));
  });

  it('join the columns of an analysis in all rows but that of the kinds, and never two analyses', () => {
    const grid = gridOf(small, 'A', ['PPI']);
    expect(grid.columns.slice(8).map((column) => headerCell(column, 5))).toEqual([
      'Pvalue',
      'Log2FC',
      'ADD_EDGES',
      'EDGE',
    ]);
    expect(findMergedCells(grid).slice(8)).toEqual(
      [0, 1, 2, 3, 4].map((row) => ({ row, col: 8, rowspan: 1, colspan: 3 })),
    );
  });

  it('join mentions of an analysis down to the row where they differ', () => {
    const grid = gridOf(small, 'A[id=2] or A[id=2 and not pvalue<1]');
    expect(findMergedCells(grid).slice(8)).toEqual(
      [0, 1, 2, 3, 4, 5].map((row) => ({ row, col: 8, rowspan: 1, colspan: 2 })),
    );
    const counts = gridOf(small, 'A[id=1 and log2fc>0] or A[id=1]');
    const edges = counts.columns.slice(8).map((column) => headerCell(column, 3));
    expect(new Set(edges).size).toBe(2);
    const rows = findMergedCells(counts).slice(8);
    expect(rows.filter(({ row }) => row < 3).map(({ colspan }) => colspan)).toEqual([4, 4, 4]);
    expect(rows.filter(({ row }) => row === 3 || row === 4).map(({ colspan }) => colspan)).toEqual([2, 2, 2, 2]);
  });

  it('hold cells that agree down to their row, as many as do, none twice, whatever the data', () => {
    const queries = fc.constantFrom('all_tfs', 'G00 or G00[log2fc>0]', 'all_tfs or G01', 'G00 or G00 or sym0');
    fc.assert(
      fc.property(randomContents, queries, (contents, query) => {
        const grid = gridOf(contents, query, ['PPI']);
        const merged = findMergedCells(grid);
        const over = (col: number, row: number) =>
          JSON.stringify(Array.from({ length: Math.max(row, 1) }, (_, i) => headerCell(grid.columns[col], i + 1)));
        for (let row = 0; row < headerRows; row++) {
          const blocks = merged.filter((cell) => cell.row === row && cell.col >= geneColumns);
          for (let col = geneColumns; col + 1 < grid.columns.length; col++) {
            const inside = blocks.filter((cell) => cell.col <= col && col + 1 < cell.col + cell.colspan);
            expect(inside.length).toBe(over(col, row) === over(col + 1, row) ? 1 : 0);
          }
        }
      }),
      { numRuns: 300, seed: 20260404 },
    );
  });
});
