import { describe, expect, it } from 'vitest';
import { analysisFileRows, tfFileRows } from '../../../../src/features/genes/regulators/regulatorFiles.ts';
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
    expect(expectedOf(rows[0].best.statistics, view.N)).toBe(0.5);
    expect(foldOf(rows[0].best.statistics, view.N)).toBe(4);
  });

  it('can be narrowed to a family, a name, and enriched TFs', () => {
    expect(tfsOf({})).toEqual(['A', 'B', 'C']);
    expect(tfsOf({ family: 'bZIP' })).toEqual(['A', 'B']);
    expect(tfsOf({ find: ' gam' })).toEqual(['C']);
    expect(tfsOf({ enriched: true })).toEqual(['A', 'B']);
    expect(familiesIn(rows)).toEqual(['bZIP', 'MYB']);
  });
});

/** The cells of a line by the name of their column. */
const byName = ([head, ...lines]: readonly (readonly unknown[])[], line: number) =>
  Object.fromEntries(head.map((name, i) => [name, lines[line][i]]));

describe('the files of the regulators', () => {
  const lines = tfFileRows(view, regulatorRows(view));

  it('have a row per TF, with the figures of every kind of evidence and the name of its analysis', () => {
    expect(byName(lines, 0)).toMatchObject({
      ...{ rank: 1, tf: 'A', symbol: 'ALF', families: 'MYB; bZIP', significant: 'yes', analyses: 3, in_list: 4 },
      ...{
        in_planta_bound_best: 'A__2',
        in_planta_bound_k: 4,
        in_planta_bound_expected: 0.5,
        in_planta_bound_fold: 8,
      },
      ...{ in_planta_bound_smallest_p: 0.01, in_planta_bound_in_list: 2, in_planta_bound_h: 3 },
      ...{ target_network_best: 'Net', target_network_h: 9 },
    });
    expect(byName(lines, 1)).toMatchObject({ tf: 'B', in_planta_bound_k: null, in_vitro_bound_best: 'B__4' });
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  });

  it('have the shown TFs only', () => {
    expect(tfFileRows(view, regulatorRows(view).slice(2)).map(([, tf]) => tf)).toEqual(['tf', 'C']);
  });

  it('have a row per tested analysis', () => {
    expect(analysisFileRows(view)).toHaveLength(6);
    expect(byName(analysisFileRows(view), 1)).toMatchObject({
      ...{ analysis_id: 2, analysis: 'A__2', tf: 'A', kind: 'in planta bound', k: 4, n: 5, K: 10, N: 100 },
      ...{ expected: 0.5, fold: 8, p: 0.01, h: 3 },
    });
  });
});
