import { foldInterval } from '@trellis/core/views';
import type { TargetComparison } from '@trellis/contract';
import { expect, it } from 'vitest';
import { fileRows } from '../../../src/table.ts';
import { boundTable } from '../../../src/views/bound/table.ts';

const comparison: TargetComparison = {
  rows: [
    {
      tf: 'AT4G24020',
      symbol: 'NLP7',
      binding: [{ analysis_id: 3, label: 'DAP-seq 3' }],
      expression: [
        { analysis_id: 7, label: 'DESeq2 7' },
        { analysis_id: 9, label: 'DESeq2 9' },
      ],
      bound: 40,
      regulated: { induced: 5, repressed: 6, other: 7 },
      both: { induced: 1, repressed: 2, other: 3 },
      expected: 4.5,
      fold: 4 / 3,
      p: 0,
      pLog10: -475.5,
      adjusted: 0.02,
      adjustedLog10: Math.log10(0.02),
      concordance: null,
    },
  ],
  population: 27_000,
  correction: 'bh',
  sets: 'analysis',
  universe: 'coding',
  selection: { query: true, lists: false },
};

it('has a row per TF with analyses, counts by direction, the test and its choices', () => {
  // 6 of the 24 regulated genes are bound, of which there are 46.
  const [low, high] = foldInterval(6, 24, 4.5);
  const [head, cells] = fileRows(boundTable, comparison);
  expect(Object.fromEntries(head.map((name, i) => [name, cells[i]]))).toEqual({
    tf: 'AT4G24020',
    symbol: 'NLP7',
    binding_analyses: '3',
    expression_analyses: '7 9',
    bound_only: 40,
    regulated_only_induced: 5,
    regulated_only_repressed: 6,
    regulated_only_other: 7,
    both_induced: 1,
    both_repressed: 2,
    both_other: 3,
    expected: 4.5,
    fold: 4 / 3,
    fold_low: low,
    fold_high: high,
    p: '3.162277660e-476',
    adjusted_p: 0.02,
    drawn_from: 27_000,
    sets: 'analysis',
    universe: 'coding',
    // The comparison was made without a test by degrees.
    expected_degrees: null,
    fold_degrees: null,
    fold_degrees_low: null,
    fold_degrees_high: null,
    p_degrees: null,
    adjusted_p_degrees: null,
    stronger: null,
    others: null,
  });
});
