import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { specificityOf, specificityOfGene, specificityText } from '../../src/gene/index.ts';
import { smallContents } from '../smallContents.ts';

const one = [1, 0.01] as const;
/** Counted by hand: A and B have binding, A, B and C have expression; C's only expression target besides B is C itself. */
const version = openDataset(
  packDataset(
    smallContents({
      genes: 'A/ALF B C D E',
      analyses: [
        { id: 1, tf: 'A', targets: 'A D E' },
        { id: 2, tf: 'A', targets: 'D' },
        { id: 3, tf: 'B', targets: 'D' },
        { id: 4, tf: 'A', targets: { A: one, D: one } },
        { id: 5, tf: 'B', targets: { D: one, E: [NaN, 0.5] } },
        { id: 6, tf: 'C', targets: { C: one, B: one } },
      ],
    }),
    'v',
  ),
);
const of = (id: string) =>
  specificityOfGene(
    version,
    version.genes.findIndex((gene) => gene.id === id),
  );

describe('the specificity of a gene', () => {
  it('counts each TF once, whatever the number of its analyses', () => {
    expect(of('D')).toEqual({ boundBy: 2, binding: 2, regulatedBy: 2, expression: 3 });
  });

  it('counts present cells only: a p-value without a fold change is none', () => {
    expect(of('E')).toEqual({ boundBy: 1, binding: 2, regulatedBy: 0, expression: 3 });
  });

  it('leaves a perturbed TF out of those that could regulate it, but not out of those that bind it', () => {
    expect(of('A')).toEqual({ boundBy: 1, binding: 2, regulatedBy: 0, expression: 2 });
    expect(of('C')).toEqual({ boundBy: 0, binding: 2, regulatedBy: 0, expression: 2 });
    expect(of('B')).toEqual({ boundBy: 0, binding: 2, regulatedBy: 1, expression: 2 });
  });

  it('is computed once per version', () => {
    expect(specificityOf(version)).toBe(specificityOf(version));
  });

  it('reads as a sentence', () => {
    expect(specificityText(of('D'))).toBe('bound by 2 of 2 TFs, regulated by 2 of 3 TFs');
  });
});
