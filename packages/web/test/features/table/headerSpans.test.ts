import { describe, expect, it } from 'vitest';
import { spansOf, visibleSpans } from '../../../src/features/table/headerSpans.ts';

const header = [
  ['A (X)', 'A (X)', 'A (X)', 'B'],
  ['d1', 'd1', 'd2', 'd3'],
  ['m', 'm', 'm', 'm'],
  ['e', 'e', 'e', 'e'],
  ['i', 'i', '', ''],
  ['Pvalue', 'Log2FC', 'EDGE', 'EDGE'],
];
const merged = [0, 1, 2, 3, 4].map((row) => ({ row, col: 10, rowspan: 1, colspan: 2 }));

describe('header cells', () => {
  it('draws a merged cell once', () => {
    const spans = spansOf({ column: 10, header, mergedCells: merged });
    expect(spans.filter(({ row }) => row === 0).map(({ column, columns, text }) => [column, columns, text])).toEqual([
      [10, 2, 'A (X)'],
      [12, 1, 'A (X)'],
      [13, 1, 'B'],
    ]);
  });

  it('keeps the full extent and the text of a cell that starts before the window', () => {
    const cut = header.map((row) => row.slice(1));
    const spans = spansOf({ column: 11, header: cut, mergedCells: merged });
    expect(spans.find(({ key }) => key === '1:10')).toMatchObject({ column: 10, columns: 2, text: 'd1' });
  });

  it('never merges the last row, so that each column can be sorted', () => {
    const spans = spansOf({
      column: 10,
      header,
      mergedCells: [...merged, { row: 5, col: 12, rowspan: 1, colspan: 2 }],
    });
    expect(spans.filter(({ leaf }) => leaf).map(({ column, row }) => [column, row])).toEqual([
      [10, 5],
      [11, 5],
      [12, 5],
      [13, 5],
    ]);
  });

  it('sorts by a cell that spans all six rows', () => {
    const spans = spansOf({
      column: 0,
      header: [['Full Name'], [''], [''], [''], [''], ['']],
      mergedCells: [{ row: 0, col: 0, rowspan: 6, colspan: 1 }],
    });
    expect(spans).toEqual([{ key: '0:0', row: 0, column: 0, rows: 6, columns: 1, text: 'Full Name', leaf: true }]);
  });

  it('shows a cell that two windows hold once, and only when it touches the columns in sight', () => {
    const left = spansOf({ column: 10, header: header.map((row) => row.slice(0, 1)), mergedCells: merged });
    const right = spansOf({ column: 11, header: header.map((row) => row.slice(1)), mergedCells: merged });
    const top = visibleSpans([left, right], 11, 12).filter(({ row }) => row === 0);
    expect(top.map(({ column }) => column)).toEqual([10, 12]);
  });
});
