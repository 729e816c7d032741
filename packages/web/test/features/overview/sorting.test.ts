import { describe, expect, it } from 'vitest';
import type { AnalysisRow } from '../../../src/features/overview/columns.ts';
import { nextSort, sortRows } from '../../../src/features/overview/sorting.ts';

const row = (id: number, age?: string): AnalysisRow => ({
  id,
  gene_id: 'AT1G00010',
  gene_name: 'ALF',
  metadata: age === undefined ? {} : { AGE: age },
});
const rows = [row(3, '14 days'), row(20), row(100, '9 days'), row(1, '14 days')];
const ids = (sort: Parameters<typeof sortRows>[1]) => sortRows(rows, sort).map(({ id }) => id);

describe('the order of the analyses', () => {
  it('goes through ascending, descending and none, and starts anew with another column', () => {
    const first = nextSort(undefined, 'AGE');
    expect(first).toEqual({ column: 'AGE', order: 'asc' });
    expect(nextSort(first, 'AGE')).toEqual({ column: 'AGE', order: 'desc' });
    expect(nextSort({ column: 'AGE', order: 'desc' }, 'AGE')).toBeUndefined();
    expect(nextSort({ column: 'AGE', order: 'desc' }, 'id')).toEqual({ column: 'id', order: 'asc' });
  });

  it('counts numbers as numbers, keeps ties as they came, and puts empty cells last both ways', () => {
    expect(ids({ column: 'id', order: 'asc' })).toEqual([1, 3, 20, 100]);
    expect(ids({ column: 'AGE', order: 'asc' })).toEqual([100, 3, 1, 20]);
    expect(ids({ column: 'AGE', order: 'desc' })).toEqual([3, 1, 100, 20]);
  });

  it('is the one of the server without a column', () => {
    expect(ids(undefined)).toEqual([3, 20, 100, 1]);
  });
});
