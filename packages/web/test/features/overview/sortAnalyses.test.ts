import { describe, expect, it } from 'vitest';
import type { OverviewAnalysis } from '../../../src/features/overview/columns.ts';
import { sortAnalyses } from '../../../src/features/overview/sortAnalyses.ts';

const analysis = (id: number, age?: string): OverviewAnalysis => ({
  id,
  geneId: 'AT1G00010',
  geneName: 'ALF',
  emptyKeys: [],
  metadata: age === undefined ? {} : { AGE: age },
});
const analyses = [analysis(3, '14 days'), analysis(20), analysis(100, '9 days'), analysis(1, '14 days')];
const ids = (sort: Parameters<typeof sortAnalyses>[1]) => sortAnalyses(analyses, sort).map(({ id }) => id);

describe('the order of the analyses', () => {
  it('compares numbers as numbers, keeps the order of ties, and puts empty cells last in both orders', () => {
    expect(ids({ column: 'id', order: 'asc' })).toEqual([1, 3, 20, 100]);
    expect(ids({ column: 'AGE', order: 'asc' })).toEqual([100, 3, 1, 20]);
    expect(ids({ column: 'AGE', order: 'desc' })).toEqual([3, 1, 100, 20]);
  });

  it('is that of the server without a column', () => {
    expect(ids(undefined)).toEqual([3, 20, 100, 1]);
  });
});
