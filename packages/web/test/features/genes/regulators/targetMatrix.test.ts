import { describe, expect, it } from 'vitest';
import { regulatorRows } from '../../../../src/features/genes/regulators/regulatorRows.ts';
import { analysesOf, targetMatrix } from '../../../../src/features/genes/regulators/targetMatrix.ts';
import { view } from './view.ts';

const rows = regulatorRows(view).slice(0, 2);

describe('the matrix of TFs and genes', () => {
  it('counts the kinds of evidence of each pair', () => {
    expect(analysesOf(rows)).toEqual([2, 3, 1, 4]);
    const { map, genes, targeted } = targetMatrix(rows, [
      { id: 1, genes: ['g1', 'g2'] },
      { id: 2, genes: ['g1'] },
      { id: 3, genes: [] },
      { id: 4, genes: ['g3', 'g1'] },
    ]);
    expect([genes, targeted]).toEqual([['g1', 'g2', 'g3'], 3]);
    expect(map.values).toEqual([
      [2, 1, 0],
      [1, 0, 1],
    ]);
    expect(map.rows).toEqual([['ALF'], ['B']]);
  });

  it('shows the genes that most TFs target', () => {
    const many = Array.from({ length: 300 }, (_, i) => `g${String(i).padStart(3, '0')}`);
    const { genes, targeted } = targetMatrix(rows, [
      { id: 1, genes: many },
      { id: 4, genes: ['g299'] },
    ]);
    expect([genes.length, targeted, genes[0]]).toEqual([200, 300, 'g299']);
  });
});
