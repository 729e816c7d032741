import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { confidenceOf, regulonsOf } from '../../src/release/index.ts';
import { smallContents, type SmallAnalysis } from '../smallContents.ts';

const genes = 'A/ALF B/BET C D E F';

/** The edges of the regulon of ALF by target: mode, weight, support and counts. */
function edgesOf(...analyses: readonly SmallAnalysis[]) {
  const dataset = openDataset(packDataset(smallContents({ genes, analyses }), 'v'));
  const [regulon] = regulonsOf(dataset);
  const { targets, modes, weights, support, evidence } = regulon;
  return Object.fromEntries(
    Array.from(targets, (target, i) => {
      const { induced, repressed, bound, undirected } = evidence;
      const counts = [induced[i], repressed[i], bound[i], undirected[i]];
      return [dataset.genes[target].id, { mode: modes[i], weight: weights[i], support: support[i], counts }];
    }),
  );
}

const gain = { GENOTYPE: '35S:ALF' };
const loss = { GENOTYPE: 'alf' };
const missing = NaN;

describe('a regulon', () => {
  it('has 1 for an induced target and -1 for a repressed one', () => {
    const edges = edgesOf({ id: 1, tf: 'A', targets: { C: [2, 0.01], D: [-2, 0.01] }, metadata: gain });
    expect(edges).toEqual({
      C: { mode: 1, weight: 0.5, support: 1, counts: [1, 0, 0, 0] },
      D: { mode: -1, weight: -0.5, support: 1, counts: [0, 1, 0, 0] },
    });
  });

  it('has the opposite signs where the TF was lost: what falls without the TF is induced by it', () => {
    const edges = edgesOf({ id: 1, tf: 'A', targets: { C: [2, 0.01], D: [-2, 0.01] }, metadata: loss });
    expect([edges.C.mode, edges.D.mode, edges.C.weight, edges.D.weight]).toEqual([-1, 1, -0.5, 0.5]);
  });

  it('has the sign of the fold change where nothing is said about the TF', () => {
    const edges = edgesOf({ id: 1, tf: 'A', targets: { C: [2, 0.01], D: [-2, 0.01] } });
    expect([edges.C.mode, edges.D.mode]).toEqual([1, -1]);
  });

  it('has no sign where the contrast does not say what the TF does', () => {
    const none = { PERTURBATION: 'none', GENOTYPE: '35S:ALF' };
    const edges = edgesOf({ id: 1, tf: 'A', targets: { C: [2, 0.01] }, metadata: none });
    expect(edges.C).toEqual({ mode: 0, weight: 0, support: 1, counts: [0, 0, 0, 1] });
  });

  it('agrees when a gain and a loss show the same regulation', () => {
    const edges = edgesOf(
      { id: 1, tf: 'A', targets: { C: [2, 0.01] }, metadata: gain },
      { id: 2, tf: 'A', targets: { C: [-1, 0.01] }, metadata: loss },
    );
    expect(edges.C).toEqual({ mode: 1, weight: 2 / 3, support: 1, counts: [2, 0, 0, 0] });
  });

  it('takes the majority of contradicting analyses, with less weight, and no sign for a tie', () => {
    const up: SmallAnalysis['targets'] = { C: [1, 0.01], D: [1, 0.01] };
    const edges = edgesOf(
      { id: 1, tf: 'A', targets: up, metadata: gain },
      { id: 2, tf: 'A', targets: up, metadata: gain },
      { id: 3, tf: 'A', targets: { C: [-1, 0.01], D: [-3, 0.01] }, metadata: gain },
      { id: 4, tf: 'A', targets: { D: [-1, 0.01] }, metadata: gain },
    );
    expect(edges.C).toEqual({ mode: 1, weight: 0.25, support: 0.75, counts: [2, 1, 0, 0] });
    expect(edges.D).toEqual({ mode: 0, weight: 0, support: 1, counts: [2, 2, 0, 0] });
  });

  it('gives binding no sign, alone or with a fold change of its own, and lets it change none', () => {
    const edges = edgesOf(
      { id: 1, tf: 'A', targets: 'C D' },
      { id: 2, tf: 'A', targets: { D: [-1, 0.01] }, metadata: gain },
      { id: 3, tf: 'A', targets: { E: [4, 0.01] }, metadata: { ...gain, EXPERIMENT_TYPE: 'Binding' } },
    );
    expect(edges.C).toEqual({ mode: 0, weight: 0, support: 1 / 3, counts: [0, 0, 1, 0] });
    expect(edges.D).toEqual({ mode: -1, weight: -0.5, support: 2 / 3, counts: [0, 1, 1, 0] });
    expect(edges.E).toEqual({ mode: 0, weight: 0, support: 1 / 3, counts: [0, 0, 1, 0] });
  });

  it('takes a fold change of 0 as induced, as the pages do, and leaves out a target with a p-value alone', () => {
    const edges = edgesOf({ id: 1, tf: 'A', targets: { C: [0, 0.01], D: [missing, 0.01] }, metadata: gain });
    expect(edges).toEqual({ C: { mode: 1, weight: 0.5, support: 1, counts: [1, 0, 0, 0] } });
  });

  it('is that of one TF: others have their own', () => {
    const dataset = openDataset(
      packDataset(
        smallContents({
          genes,
          analyses: [
            { id: 1, tf: 'B', targets: 'C D' },
            { id: 2, tf: 'A', targets: 'E' },
          ],
        }),
        'v',
      ),
    );
    expect(Array.from(regulonsOf(dataset), ({ tf, targets }) => [tf, [...targets]])).toEqual([
      [0, [4]],
      [1, [2, 3]],
    ]);
  });
});

describe('the confidence in a mode', () => {
  it('grows with agreeing analyses and falls with disagreeing ones', () => {
    expect([confidenceOf(1, 0), confidenceOf(0, 4), confidenceOf(3, 1), confidenceOf(2, 2)]).toEqual([
      0.5, 0.8, 0.4, 0,
    ]);
  });
});
