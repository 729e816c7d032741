import { describe, expect, it } from 'vitest';
import {
  analysisLabels,
  boundRows,
  directions,
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

describe('the file', () => {
  const [head, cells] = boundRows({
    rows: [row],
    population: 27_000,
    correction: 'bh',
    sets: 'analysis',
    universe: 'coding',
    selection: { query: true, lists: false },
  });

  it('has a value below every header', () => {
    expect(cells).toHaveLength(head.length);
    expect(Object.fromEntries(head.map((name, i) => [name, cells[i]]))).toEqual({
      gene_id: 'AT4G24020',
      gene_name: 'NLP7',
      'binding analyses': '3',
      'expression analyses': '7 9',
      'bound only': 40,
      'regulated only induced': 5,
      'regulated only repressed': 6,
      'regulated only undirected': 7,
      'bound and regulated induced': 1,
      'bound and regulated repressed': 2,
      'bound and regulated undirected': 3,
      'expected in common': 4.5,
      'fold enrichment': 4 / 3,
      p: '3.162277660e-476',
      'p (bh)': '0.02',
      'genes drawn from': 27_000,
      sets: 'analysis',
      universe: 'coding',
    });
  });

  it('keeps its headers when the page has other words', () => {
    expect(directions.map(({ name }) => name)).toEqual(['induced', 'repressed', 'direction unknown']);
  });
});
