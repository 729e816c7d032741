import { describe, expect, it } from 'vitest';
import { analysisLabels, sumOf, tfName, type BoundRow } from '../../../src/features/bound/rows.ts';

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
