import { describe, expect, it } from 'vitest';
import { bitsetOf, openDataset, packDataset } from '../../src/dataset/index.ts';
import { countDirections, edgeMark, edgeValueOf, edgeValueReader } from '../../src/result/index.ts';
import { smallContents } from '../smallContents.ts';

const { analyses, genes } = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C D E F G H',
      analyses: [
        {
          id: 1,
          tf: 'A',
          targets: { B: [1, 0.1], C: [-2, NaN], D: [0, 0.3], E: [NaN, 0.4], F: [NaN, NaN], G: [3, 0.5] },
        },
        { id: 2, tf: 'A', targets: 'B C' },
      ],
    }),
    'v',
  ),
);
const [expression, binding] = analyses;
const all = genes.map((_, gene) => gene);

describe('a value of an edge', () => {
  it('is that of the target, NaN where it is missing or the gene is not a target', () => {
    expect(all.map((gene) => edgeValueOf(expression, 'log2fc', gene))).toEqual([NaN, 1, -2, 0, NaN, NaN, 3, NaN]);
    expect(all.map((gene) => edgeValueOf(expression, 'pvalue', gene))).toEqual([
      NaN,
      0.1,
      NaN,
      0.3,
      0.4,
      NaN,
      0.5,
      NaN,
    ]);
    expect(all.map((gene) => edgeValueOf(binding, 'pvalue', gene))).toEqual(all.map(() => NaN));
  });

  it('is the same when it is read for all genes', () => {
    for (const analysis of analyses) {
      for (const value of ['log2fc', 'pvalue'] as const) {
        const read = edgeValueReader(analysis, value, genes.length);
        expect(all.map(read)).toEqual(all.map((gene) => edgeValueOf(analysis, value, gene)));
      }
    }
  });
});

describe('the mark of a cell', () => {
  it('is * for expression and + for binding where both values are missing', () => {
    expect(all.map((gene) => edgeMark(expression, gene))).toEqual(['', '', '', '', '', '*', '', '']);
    expect(all.map((gene) => edgeMark(binding, gene))).toEqual(['', '+', '+', '', '', '', '', '']);
  });
});

describe('the directions of a column', () => {
  it('are counted among the present cells', () => {
    const present = bitsetOf(genes.length, [1, 2, 3, 4, 5]);
    expect(countDirections(expression, present, 5)).toEqual({ induced: 1, repressed: 1, unchanged: 1, without: 2 });
  });

  it('are unknown without fold changes', () => {
    const present = bitsetOf(genes.length, [1, 2]);
    expect(countDirections(binding, present, 2)).toEqual({ induced: 0, repressed: 0, unchanged: 0, without: 2 });
  });
});
