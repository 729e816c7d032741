import type { AuprData } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { auprFigureData, pointAtRecall, pointText } from '../../../src/features/network/auprFigureData.ts';

const curve = { recall: [0, 0.25, 0.5], precision: [1, 0.8, 0.4] };
const aupr: AuprData = {
  network: 'Root',
  scored: true,
  predictions: 2000,
  hits: 400,
  aupr: 0.41234,
  random: 0.2,
  randomInterval: [0.15, 0.25],
  shuffle: 'within_tf',
  pValue: 1 / 1001,
  shuffles: 1000,
  curve,
  low: curve,
  high: curve,
  total: { edges: 2000, tfs: 12, targets: 1500 },
  byTf: [],
  cutoff: {
    precision: 0.5,
    position: 99,
    rank: 100,
    recall: 0.125,
    atPrecision: 0.52,
    score: 3.14159,
    kept: { edges: 100, tfs: 7, targets: 90 },
  },
};

describe('the facts next to the precision-recall curve', () => {
  it('give the totals without a cutoff, and the p-value of shuffles within TFs', () => {
    const { facts, cutoff } = auprFigureData(aupr, 0);
    expect(facts).toEqual([
      ['AUPR', '0.4123'],
      ['AUPR Random', '0.2000'],
      ['95 % of shuffles', '0.1500 to 0.2500'],
      ['p-value (within TFs)', '0.001'],
      ['Number of edges', '2,000'],
      ['Number of TFs', '12'],
      ['Number of Targets', '1,500'],
    ]);
    expect(cutoff).toEqual({ precision: 0 });
  });

  it('give what a cutoff keeps of the totals, and its point on the curve', () => {
    const { facts, cutoff } = auprFigureData({ ...aupr, pValue: 0.25 }, 0.5);
    expect(facts.slice(3)).toEqual([
      ['p-value (within TFs)', '0.250'],
      ['Precision Threshold', '0.5'],
      ['Edge Score Threshold', '3.1416'],
      ['Number of edges', '100/2,000'],
      ['Number of TFs', '7/12'],
      ['Number of Targets', '90/1,500'],
    ]);
    expect(cutoff).toEqual({ precision: 0.5, point: { recall: 0.125, precision: 0.52 } });
  });

  it('have no point when no prediction reaches the cutoff', () => {
    const cutoff = { precision: 0.9, position: -1, rank: 0, kept: { edges: 0, tfs: 0, targets: 0 } };
    expect(auprFigureData({ ...aupr, cutoff }, 0.9).cutoff).toEqual({ precision: 0.9 });
  });
});

describe('the point at the pointer', () => {
  it('is the nearest of the curve, in words', () => {
    expect(pointText(pointAtRecall(curve, 0.3))).toBe('Recall 0.250, precision 0.800');
  });

  it('is none away from the curve, which explains how to read it', () => {
    expect(pointAtRecall(curve, undefined)).toBeUndefined();
    expect(pointText(undefined)).toMatch(/^Point at the curve/);
  });
});
