import { describe, expect, it } from 'vitest';
import type { QueryInputs } from '@trellis/core/result';
import {
  targetListsLegend,
  testTargetLists,
  type TargetListsOptions,
} from '../../../src/views/targetLists/testTargetLists.ts';
import { ask, examples } from '../../../../core/test/mini.ts';
import { atLeast } from '../../../../core/test/naiveStatistics.ts';

const view = (options: TargetListsOptions = {}, inputs: Partial<QueryInputs> = {}) =>
  testTargetLists(ask('all_tfs', { targetGenes: examples, ...inputs }), options);

/*
 * red is 040, 060, 080; blue is 020, 090 and 120, which is outside of the universe of 11 genes. Targets in the universe and
 * in red and blue, before the lists cut them, in the order of the result. In 3 there is no fold change for 060.
 */
const rows = [
  { id: 2, targets: 4, count: [3, 1] },
  { id: 1, targets: 5, count: [2, 1] },
  { id: 3, targets: 4, count: [2, 1] },
  { id: 4, targets: 4, count: [2, 0] },
  { id: 5, targets: 2, count: [1, 0] },
  { id: 6, targets: 3, count: [2, 0] },
];
const sizes = [3, 2];

describe('the enrichment of target lists', () => {
  it('has a column per list with its size in the universe, and a row per analysis', () => {
    expect(view().columns).toEqual(['red (3)', 'blue (2)']);
    expect(view().result.map(({ info, count }) => ({ id: info.analysis_id, targets: info.targets, count }))).toEqual(
      rows,
    );
  });

  it('gives the share of the list and the share of the targets', () => {
    view().result.forEach(({ influence, specificity }, i) => {
      const { count, targets } = rows[i];
      expect(influence).toEqual(count.map((common, l) => common / sizes[l]));
      expect(specificity).toEqual(count.map((common) => common / targets));
    });
  });

  it("is Fisher's exact test within the universe, corrected over analyses and lists", () => {
    const p = rows.flatMap(({ targets, count }) =>
      count.map((hits, l) => atLeast({ hits, sample: targets, marked: sizes[l], population: 11 })),
    );
    const { result, correction } = view();
    expect(correction).toBe('bonferroni');
    result.flatMap((row) => row.p).forEach((value, i) => expect(value).toBeCloseTo(Math.min(1, 12 * p[i]), 12));
    const falling = [...p].sort((a, b) => a - b);
    const bh = view({ correction: 'bh' });
    expect(bh.correction).toBe('bh');
    const least = Math.min(...falling.map((value, i) => (12 * value) / (i + 1)));
    expect(Math.min(...bh.result.flatMap((row) => row.p))).toBeCloseTo(least, 12);
  });

  it('is made within the background where there is one', () => {
    const background = { name: 'b', text: 'AT1G00040\nAT1G00050\nAT1G00060\nAT1G00120' };
    const { columns, result } = testTargetLists(ask('ALF', { targetGenes: examples, background }));
    expect(columns).toEqual(['red (2)', 'blue (1)']);
    expect(result.map(({ info, count }) => [info.analysis_id, info.targets, count])).toEqual([
      [1, 3, [2, 0]],
      [2, 2, [2, 0]],
    ]);
    // 2 of 3 drawn from 4 are the 2 marked ones: 2 of 4 draws; 2 of 2: 1 of 6. Four tests.
    expect(result[1].p[0]).toBeCloseTo(4 / 6, 12);
  });

  it('has shares of 0 for a list outside of the universe', () => {
    const { columns, result } = testTargetLists(
      ask('GAM', { targetGenes: { name: 'l', text: '>outside\nAT1G00120\n>red\nAT1G00040' } }),
    );
    expect(columns).toEqual(['outside (0)', 'red (1)']);
    expect(result.map(({ influence }) => influence)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('has rows for analyses that the lists have emptied', () => {
    const targetGenes = { name: 'l', text: 'AT1G00050' };
    const { result } = view({}, { targetGenes });
    expect(result.map(({ info, count }) => [info.analysis_id, ...count])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
    ]);
    expect(result[1].info.targets).toBe(4);
  });

  it('labels the analyses on request', () => {
    expect(view().result[0].info.label).toBe('');
    expect(view({ label: true }).result[0].info.label).toBe('ALF · ChIPseq · 2');
  });

  it('is refused without a list', () => {
    expect(() => testTargetLists(ask('ALF'))).toThrow(expect.objectContaining({ code: 'no-target-list' }));
    expect(() => testTargetLists(ask('ALF'))).toThrow(/Target Enrichment is not available/);
    expect(() => targetListsLegend(ask('ALF'))).toThrow(expect.objectContaining({ code: 'no-target-list' }));
  });
});

describe('the legend of target lists', () => {
  it('has a letter, TF, filter, number of targets, symbol and analysis', () => {
    const legend = targetListsLegend(ask('ALF[pvalue<0.5] or GAM', { targetGenes: examples }));
    expect(legend.map(([, ...cells]) => cells)).toEqual([
      ['A', 'AT1G00030', '', 2, 'GAM', 5],
      ['B', 'AT1G00030', '', 3, 'GAM', 6],
      ['C', 'AT1G00010', 'AT1G00010[pvalue < 0.5]', 5, 'ALF', 1],
    ]);
    expect(legend[0][0]).toMatchObject({ analysis_id: 5, targets: 2, TECHNOLOGY: 'ampDAPseq', label: '' });
  });

  it('has the names of the analyses in place of letters on request', () => {
    const legend = targetListsLegend(ask('GAM', { targetGenes: examples }), { label: true });
    expect(legend.map(([info, letter]) => [info.label, letter])).toEqual([
      ['GAM · ampDAPseq · 5', 'GAM · ampDAPseq · 5'],
      ['GAM · TARGET · 6', 'GAM · TARGET · 6'],
    ]);
  });
});
