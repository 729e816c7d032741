import { describe, expect, it } from 'vitest';
import type { Comparison } from '@trellis/engine/views/bound/compare';
import {
  analysisLabels,
  strongerOfManyText,
  sumOf,
  tfName,
  type BoundRow,
} from '../../../src/features/bound/rows.ts';

const row: BoundRow = {
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
  concordance: null,
  p: 0,
  pLog10: -475.5,
  adjusted: 0.02,
  adjustedLog10: Math.log10(0.02),
};

const comparison: Comparison = {
  rows: [],
  correction: 'bonferroni',
  ...{ sets: 'result', universe: 'coding', population: 27_000, selection: { query: false, lists: false } },
};

describe('a TF of the comparison', () => {
  it('has its symbol before its id, or the id alone', () => {
    expect(tfName(row)).toBe('NLP7 (AT4G24020)');
    expect(tfName({ tf: 'AT4G24020', symbol: '' })).toBe('AT4G24020');
  });

  it('counts the genes of all directions', () => {
    expect([sumOf(row.both), sumOf(row.regulated)]).toEqual([6, 18]);
  });

  it('lists its analyses one per line', () => {
    expect(analysisLabels(row.expression)).toBe('DESeq2 7\nDESeq2 9');
  });
});

describe('what other TFs bind', () => {
  it('is said of several TFs in one sentence, with those to which it is specific', () => {
    const degrees = { expected: 1.5, fold: 4, p: 0, pLog10: -9, adjusted: 0, adjustedLog10: -9 };
    const rows = [138, 11, 40, 13, 25, 34].map((stronger, i) => ({
      ...row,
      // The binding of TF3 is explained by hubs.
      degrees: i === 3 ? { ...degrees, adjustedLog10: -1 } : degrees,
      symbol: '',
      tf: `TF${i}`,
      stronger,
      others: 419,
    }));
    const compared = (given: readonly BoundRow[]) => strongerOfManyText({ ...comparison, rows: given });
    expect(compared(rows)).toBe(
      'Other TFs as strong: how many other TFs bind what a TF regulates at least as strongly. By chance about half of them do. The agreement is specific for 1 TF: TF1 (11 of 419).',
    );
    expect(compared(rows.filter((_, i) => i !== 1))).toMatch(
      /The agreement is specific for none of the TFs; fewest: TF3 \(13 of 419\), explained by hubs\.$/,
    );
    const selected = { ...comparison, rows, selection: { query: true, lists: false } };
    expect(strongerOfManyText(selected)).toMatch(/half of them do\. Fewest: TF1 \(11 of 419\)\.$/);
    expect(compared([row])).toBe('');
  });
});
