import { describe, expect, it } from 'vitest';
import { regulatorRows } from '../../../../src/features/genes/regulators/regulatorRows.ts';
import { scoresData, scoresTitle } from '../../../../src/features/genes/regulators/scoresData.ts';
import { view } from './view.ts';

describe('the figure of the scores', () => {
  it('has a score per kind of evidence, and none where a TF has no analysis of the kind', () => {
    const { rows, series } = scoresData(regulatorRows(view), view);
    expect(series.map(({ name }) => name)).toEqual([
      'in planta bound',
      'in vitro bound',
      'regulated',
      'target network',
    ]);
    expect(rows[0]).toEqual({ label: 'ALF A', scores: [3, -1, 2, 9] });
    expect(rows[1]).toEqual({ label: 'B', scores: [undefined, 0.5, undefined, undefined] });
  });

  it('says how many TFs it shows', () => {
    const rows = regulatorRows(view);
    expect(scoresTitle(rows, view)).toBe('Specificity of 3 TFs for 5 genes');
    expect(
      scoresTitle(
        Array.from({ length: 30 }, () => rows[0]),
        { uses: 'z', inUniverse: 1 },
      ),
    ).toBe('Score of the first 25 TFs for 1 gene');
  });
});
