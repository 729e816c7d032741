import { describe, expect, it } from 'vitest';
import {
  expectedOf,
  familiesIn,
  foldOf,
  narrowRows,
  regulatorRows,
} from '../../../../src/features/genes/regulators/regulatorRows.ts';
import { view } from './view.ts';

const rows = regulatorRows(view);
const all = { family: '', find: '', enriched: false };
const tfsOf = (change: Partial<typeof all>) => narrowRows(rows, { ...all, ...change }).map(({ tf }) => tf);

describe('the rows of the regulators', () => {
  it('have the best target set of each kind, networks last', () => {
    expect(rows[0].kinds.map(({ kind, name, analysisId }) => [kind, name, analysisId])).toEqual([
      ['in planta bound', 'A · 2', 2],
      ['in vitro bound', 'A · 3', 3],
      ['regulated', 'A · 1', 1],
      ['target network', 'Net', undefined],
    ]);
  });

  it('show the analysis in which the TF ranks best for its number of TFs, never a network', () => {
    expect(rows.map(({ best }) => best.name)).toEqual(['A · 1', 'B · 4', 'C · 5']);
  });

  it('say how many genes chance gives', () => {
    expect(expectedOf(rows[0].best.figures, view.N)).toBe(0.5);
    expect(foldOf(rows[0].best.figures, view.N)).toBe(4);
  });

  it('can be narrowed to a family, a name, and enriched TFs', () => {
    expect(tfsOf({})).toEqual(['A', 'B', 'C']);
    expect(tfsOf({ family: 'bZIP' })).toEqual(['A', 'B']);
    expect(tfsOf({ find: ' gam' })).toEqual(['C']);
    expect(tfsOf({ enriched: true })).toEqual(['A', 'B']);
    expect(familiesIn(rows)).toEqual(['bZIP', 'MYB']);
  });
});
