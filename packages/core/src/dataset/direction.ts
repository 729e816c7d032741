/**
 * What an expression experiment did to its TF: more of it (overexpression, TF switched on), less of it (mutant, RNAi), or neither,
 * where the contrast does not say what the TF does (interactions, treatments).
 */
export const perturbations = ['gain', 'loss', 'none'] as const;
export type Perturbation = (typeof perturbations)[number];

/** The metadata key that states the perturbation of an expression experiment. */
export const perturbationKey = 'PERTURBATION';

/** Reads the value of the key, in any case; undefined for any other text. */
export const readPerturbation = (text = ''): Perturbation | undefined =>
  perturbations.find((perturbation) => perturbation === text.trim().toLowerCase());

/** What marks a TF among the targets of its own expression experiment. */
export const selfEdgeText = 'the TF itself was perturbed';

/** What a TF does to a target: 1 induces, -1 represses, 0 where a fold change does not say it. */
export type Direction = 1 | -1 | 0;

/**
 * The direction by the TF of a fold change: its sign where the TF was more active or the metadata do not say what was done to it,
 * the opposite where it was lost, unknown for `none` and without a fold change. A fold change of 0 counts as induced.
 */
export function directionOf(log2fc: number, perturbation: Perturbation | undefined): Direction {
  if (Number.isNaN(log2fc) || perturbation === 'none') return 0;
  if (log2fc === 0) return 1;
  return log2fc > 0 === (perturbation !== 'loss') ? 1 : -1;
}
