import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '@trellis/core/dataset';
import { evaluateRequest } from '@trellis/core/result';
import { precisionRecall } from '@trellis/core/stats';
import { auprByTf } from '../../../src/views/precisionRecall/auprByTf.ts';
import { evaluatePredictions } from '../../../src/views/precisionRecall/aupr.ts';
import { ask, mini, ranked } from '../../../../core/test/mini.ts';
import { smallContents } from '../../../../core/test/smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C D E F S T/TEF',
      analyses: [
        { id: 1, tf: 'T', targets: 'A C' },
        { id: 2, tf: 'S', targets: 'B C' },
      ],
    }),
    'v',
  ),
);
const text = 'T A\nS D\nT B\nS B\nT C\nS E\nT D\n';
const result = evaluateRequest(dataset, {
  id: 'r',
  inputs: { query: 'all_tfs', edges: [], targetNetwork: { name: 'n', text, header: false } },
});
const evaluate = () => evaluatePredictions(result);

describe('precision and recall of each TF', () => {
  it('judges its own predictions in the order of the network', () => {
    const [first, second] = auprByTf(evaluate(), dataset);
    // T: A hit, B miss, C hit, D miss; S: D miss, B hit, E miss. Areas by hand, trapezoids between the points.
    expect(first).toMatchObject({ tf: 'T', symbol: 'TEF', predictions: 4, hits: 2, baseRate: 0.5 });
    expect(first.aupr).toBeCloseTo(0.5 * 0.5 * (1 / 2 + 2 / 3), 12);
    expect(second).toMatchObject({ tf: 'S', predictions: 3, hits: 1 });
    expect(second.aupr).toBeCloseTo(0.5 * (0 + 1 / 2), 12);
  });

  it('counts together what the whole network has', () => {
    const judged = auprByTf(evaluate(), dataset);
    expect(judged.reduce((sum, { predictions }) => sum + predictions, 0)).toBe(evaluate().predictions.length);
    expect(judged.reduce((sum, { hits }) => sum + hits, 0)).toBe(evaluate().curve.hits);
    expect(precisionRecall([1, 2], [0, 0]).area).toBeNaN();
  });

  it('has tied predictions together, and TFs of the same area by id', () => {
    const mine = evaluatePredictions(ask('all_tfs', { targetNetwork: ranked }));
    // 010: hit, miss; 020: hit and miss on one rank, hit; 030: hit. No point is added at recall 0.
    expect(auprByTf(mine, mini)).toEqual([
      {
        tf: 'AT1G00020',
        symbol: 'BET',
        predictions: 3,
        hits: 2,
        aupr: expect.closeTo((0.5 * (1 / 2 + 2 / 3)) / 2, 12),
        baseRate: 2 / 3,
      },
      { tf: 'AT1G00010', symbol: 'ALF', predictions: 2, hits: 1, aupr: 0, baseRate: 0.5 },
      { tf: 'AT1G00030', symbol: 'GAM', predictions: 1, hits: 1, aupr: 0, baseRate: 1 },
    ]);
    const text = 'AT1G00030 AT1G00040\nAT1G00010 AT1G00040';
    const targetNetwork = { name: 'n', text, header: false };
    const judged = auprByTf(evaluatePredictions(ask('all_tfs', { targetNetwork })), mini);
    expect(judged.map(({ symbol }) => symbol)).toEqual(['ALF', 'GAM']);
  });

  it('has an area of 0 for a TF without a hit', () => {
    // An analysis of 020 has 100, which is predicted for another TF.
    const text = 'AT1G00010 AT1G00050\nAT1G00020 AT1G00050\nAT1G00010 AT1G00100';
    const targetNetwork = { name: 'n', text, header: false };
    const judged = auprByTf(evaluatePredictions(ask('all_tfs', { targetNetwork })), mini);
    expect(judged.map(({ symbol, hits, aupr, baseRate }) => [symbol, hits, aupr, baseRate])).toEqual([
      ['ALF', 1, 0, 0.5],
      ['BET', 0, 0, 0],
    ]);
  });
});
