import type { ChosenMotifs } from '@trellis/contract';
import { foldInterval, foldRow } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import {
  commonMotifs,
  individualRows,
  motifSlots,
  testedMotifs,
  withChoice,
} from '../../../src/features/motif/motifLists.ts';

const draw = { hits: 20, sample: 100, marked: 50, population: 1000 };

const tested: ChosenMotifs = {
  columns: [
    { name: 'AT1G1', analysis_id: 4, motifs: ['m1', 'm2'] },
    { name: 'my list', motifs: [] },
  ],
  result: [['promoter', 0.1, 0, null]],
  log10: [[-1, -400, null]],
  folds: [foldRow([draw, draw, undefined])],
  test: 'hits',
  correction: 'bh',
};

describe('the motifs of the gene sets', () => {
  it('are those of the answer', () => {
    expect(testedMotifs(tested)).toEqual([['m1', 'm2'], []]);
  });

  it('have a column each, and a gene set without motifs has one too', () => {
    expect(motifSlots(testedMotifs(tested))).toEqual([
      { set: 0, motif: 'm1' },
      { set: 0, motif: 'm2' },
      { set: 1, motif: '' },
    ]);
  });

  it('are common when every gene set has them', () => {
    expect(
      commonMotifs([
        ['a', 'b'],
        ['b', 'c'],
      ]),
    ).toEqual(['b']);
    expect(commonMotifs([])).toEqual([]);
  });
});

describe('a choice of motifs', () => {
  const lists = [
    ['own', 'common'],
    ['common', 'other'],
  ];

  it('replaces the list of one gene set', () => {
    expect(withChoice(lists, 1, ['x'])).toEqual([['own', 'common'], ['x']]);
  });

  it('replaces only the common motifs when it is for all gene sets', () => {
    expect(withChoice(lists, 'all', ['x', 'own'])).toEqual([
      ['own', 'x'],
      ['other', 'x', 'own'],
    ]);
  });
});

it('is written with the facts of each gene set above its motifs', () => {
  const [low, high] = foldInterval(20, 50, 5);
  expect(individualRows(tested)).toEqual([
    ['region', 'name=AT1G1;analysis_id=4', 'name=AT1G1;analysis_id=4', 'name=my list'],
    ['', 'm1', 'm2', ''],
    ['promoter', '0.1', '1.000000000e-400', null],
    ['promoter fold', 4, 4, null],
    ['promoter fold_low', low, low, null],
    ['promoter fold_high', high, high, null],
  ]);
});
