import type { AuprData } from '@trellis/contract';
import { precisionRecall } from '@trellis/core/stats';
import { describe, expect, it } from 'vitest';
import { proposedCutoff } from '../../../src/features/network/AuprVerdict.tsx';

/** The comparison of predictions in this order, 1 for a validated one. */
function auprOf(hits: readonly number[], pValue = 0.001): AuprData {
  const { precision, recall, area } = precisionRecall([...hits.keys()], hits);
  const total = hits.reduce((sum, hit) => sum + hit, 0);
  return {
    ...{ network: 'x', scored: true, predictions: hits.length, hits: total, aupr: area, pValue, shuffles: 1000 },
    ...{
      random: total / hits.length,
      randomInterval: [0, 1],
      shuffle: 'within_tf',
      byTf: [],
      total: { edges: 0, tfs: 0, targets: 0 },
    },
    ...{ curve: { precision: [...precision], recall: [...recall] } },
    ...{ low: { precision: [], recall: [] }, high: { precision: [], recall: [] } },
  };
}

describe('the proposed cutoff', () => {
  it('is where most predictions are validated beyond the expected number', () => {
    // The surplus is largest after five predictions: 4 are validated, 2.5 of them expected.
    expect(proposedCutoff(auprOf([1, 1, 0, 1, 1, 0, 1, 0, 0, 0]))).toEqual({
      precision: 0.8,
      predictions: 5,
      validated: 4,
      expected: 2.5,
    });
  });

  it('is rounded down to two decimals, so that the predictions up to it are kept', () => {
    expect(proposedCutoff(auprOf([1, 0, 1, 0, 0, 0, 0]))?.precision).toBe(0.66);
  });

  it('is not there for an order that is not better than chance', () => {
    expect(proposedCutoff(auprOf([1, 1, 0, 1, 1, 0, 1, 0, 0, 0], 0.2))).toBeUndefined();
    expect(proposedCutoff(auprOf([0, 0, 0, 1, 1]))).toBeUndefined();
  });
});
