import { describe, expect, it } from 'vitest';
import { analysisRows, tfRows } from '../../../../src/features/genes/regulators/regulatorFiles.ts';
import { regulatorRows } from '../../../../src/features/genes/regulators/regulatorRows.ts';
import { view } from './view.ts';

describe('the files of the regulators', () => {
  it('have a row per TF, with the figures of every kind of evidence', () => {
    const [head, first, second] = tfRows(view, regulatorRows(view));
    const place = head.indexOf('genes targeted, in planta bound');
    expect([first[place], first[place + 1]]).toEqual([4, 0.5]);
    expect(first.slice(0, 4)).toEqual([1, 'A', 'ALF', 'MYB; bZIP']);
    expect(second[place]).toBe('');
    expect(new Set([head, first, second].map(({ length }) => length)).size).toBe(1);
  });

  it('have a row per tested analysis', () => {
    const [head, ...rows] = analysisRows(view);
    expect(rows).toHaveLength(5);
    expect(Object.fromEntries(head.map((name, i) => [name, rows[1][i]]))).toMatchObject({
      analysis_id: 2,
      TF: 'A',
      evidence: 'in planta bound',
      'genes targeted': 4,
      genes: 5,
      targets: 10,
      universe: 100,
      expected: 0.5,
      h: 3,
    });
  });
});
