import { describe, expect, it } from 'vitest';
import {
  evaluateRequest,
  auprByTf,
  evaluatePredictions,
  openDataset,
  packDataset,
  precisionRecall,
} from '../../src/index.ts';
import { smallContents } from '../smallContents.ts';

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
const aupr = evaluatePredictions(result);

describe('precision and recall of each TF', () => {
  it('judges its own predictions in the order of the network', () => {
    const [first, second] = auprByTf(aupr, dataset);
    // T: A hit, B miss, C hit, D miss; S: D miss, B hit, E miss. Areas by hand, trapezoids between the points.
    expect(first).toMatchObject({ tf: 'T', symbol: 'TEF', predictions: 4, hits: 2, chance: 0.5 });
    expect(first.aupr).toBeCloseTo(0.5 * 0.5 * (1 / 2 + 2 / 3), 12);
    expect(second).toMatchObject({ tf: 'S', predictions: 3, hits: 1 });
    expect(second.aupr).toBeCloseTo(0.5 * (0 + 1 / 2), 12);
  });

  it('counts together what the whole network has', () => {
    const judged = auprByTf(aupr, dataset);
    expect(judged.reduce((sum, { predictions }) => sum + predictions, 0)).toBe(aupr.predictions.length);
    expect(judged.reduce((sum, { hits }) => sum + hits, 0)).toBe(aupr.curve.hits);
    expect(precisionRecall([1, 2], [0, 0]).area).toBeNaN();
  });
});
