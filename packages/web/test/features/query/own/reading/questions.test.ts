import { describe, expect, it } from 'vitest';
import { questionsOf } from '../../../../../src/features/query/own/reading/questions.ts';
import type { OwnRows } from '../../../../../src/state/own/ownAnalysis.ts';

const rowsOf = (change: number[] | undefined, p?: number[]): OwnRows => ({
  genes: (change ?? p ?? []).map((_, i) => `G${i}`).join('\n'),
  change: change && Float64Array.from(change),
  p: p && Float64Array.from(p),
});
const unitOf = (change: number[], name: string) =>
  questionsOf(rowsOf(change), { change: name, p: '', genes: 20_000 }).changeUnit;
const many = (value: (i: number) => number) => Array.from({ length: 6000 }, (_, i) => value(i));

describe('the unit of fold changes', () => {
  it.each([
    ['log2FoldChange', [1, 2], 'log2'],
    ['logFC', [1, 2], 'log2'],
    ['b', [1, -2], 'ln'],
    ['log10 ratio', [1, 2], 'log10'],
    ['FoldChange', [0.5, -2], 'log2'],
    ['', [0.5, -2], 'log2'],
  ])('is known for %s', (name, change, unit) => {
    expect(unitOf(change, name)).toBe(unit);
  });

  it.each([
    ['all positive', 'FoldChange', [0.5, 2, 8]],
    ['all positive without a name', '', [1.5, 2]],
    ['never between -1 and 1', 'FC', [-2, 3, 1.5]],
  ])('is asked for when they are %s', (_, name, change) => {
    expect(unitOf(change, name)).toBeUndefined();
  });
});

describe('cutoffs', () => {
  const cutoffsOf = (rows: OwnRows, p = 'padj', genes = 20_000) =>
    questionsOf(rows, { change: 'log2FC', p, genes }).cutoffs;

  it('are asked for in a table of all genes', () => {
    expect(
      cutoffsOf(
        rowsOf(
          many(Math.sin),
          many((i) => i / 6000),
        ),
      ),
    ).toEqual({ minChange: 1, maxP: 0.05 });
    expect(
      cutoffsOf(
        rowsOf(
          undefined,
          many((i) => i / 6000),
        ),
      ),
    ).toEqual({ minChange: 0, maxP: 0.05 });
    expect(cutoffsOf(rowsOf(many(Math.sin)))).toEqual({ minChange: 1, maxP: 1 });
    expect(
      cutoffsOf(
        rowsOf(
          many(Math.sin),
          many((i) => i / 6000),
        ),
        '-log10(q)',
      ),
    ).toEqual({ minChange: 1, maxP: 0.05 });
  });

  it('are not asked for in a list of targets', () => {
    expect(
      cutoffsOf(
        rowsOf(
          many(Math.sin),
          many(() => 0.01),
        ),
      ),
    ).toBeUndefined();
    expect(cutoffsOf(rowsOf([1, 2], [0.5, 0.6]))).toBeUndefined();
    expect(cutoffsOf(rowsOf(undefined))).toBeUndefined();
  });
});
