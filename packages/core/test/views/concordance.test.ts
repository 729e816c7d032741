import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { isConcordant } from '../../src/views/index.ts';
import { concordanceOf } from '../../src/views/concordance.ts';
import { smallContents, type SmallAnalysis } from '../smallContents.ts';

type Changes = Readonly<Record<string, number>>;

/** The concordance of experiments of one TF, by what they did to it and the fold changes that they saw. */
function concordance(...experiments: readonly (readonly [perturbation: string, changes: Changes])[]) {
  const analyses = experiments.map(([perturbation, changes], i): SmallAnalysis => {
    const targets = Object.fromEntries(
      Object.entries(changes).map(([gene, log2fc]) => [gene, [log2fc, 0.01] as const]),
    );
    return { id: i + 1, tf: 'A', targets, ...(perturbation && { metadata: { PERTURBATION: perturbation } }) };
  });
  const dataset = openDataset(packDataset(smallContents({ genes: 'A B C D E F G', analyses }), 'v'));
  return concordanceOf(dataset.analyses.map((analysis) => ({ analysis, genes: analysis.present })));
}

describe('the concordance of gain and loss experiments', () => {
  it('counts genes with a direction in both: a loss turns the sign', () => {
    // B: up and down, agrees. C: down and up, agrees. D: up and up, does not. E and F are in one of them only.
    const gain = ['gain', { B: 2, C: -1, D: 1, E: 1 }] as const;
    const loss = ['LOSS', { B: -3, C: 1, D: 0.5, F: 1 }] as const;
    expect(concordance(gain, loss)).toEqual({ genes: 3, agree: 2 });
  });

  it('leaves out genes on which the experiments of one kind do not agree', () => {
    expect(concordance(['gain', { B: 2, C: 1 }], ['gain', { B: -2, C: 1 }], ['loss', { B: -1, C: -1 }])).toEqual({
      genes: 1,
      agree: 1,
    });
  });

  it('is null without both kinds; experiments that say neither do not count', () => {
    expect(concordance(['gain', { B: 1 }], ['none', { B: 1 }])).toBeNull();
    expect(concordance(['loss', { B: 1 }], ['', { B: 1 }])).toBeNull();
  });

  it('shows a direction when Wilson’s interval of the share lies above one half', () => {
    // R: prop.test(k, 20, correct = FALSE)$conf.int begins at 0.4810 for 14 and at 0.5313 for 15.
    expect(isConcordant({ genes: 20, agree: 14 })).toBe(false);
    expect(isConcordant({ genes: 20, agree: 15 })).toBe(true);
    expect(isConcordant({ genes: 0, agree: 0 })).toBe(false);
  });
});
