import type { TestedSetsOptions } from './testedSets.ts';

/** Parts of a TF's targets; with a direction, only genes that are regulated that way. */
export const geneParts = [
  'bound',
  'regulated',
  'regulated:induced',
  'regulated:repressed',
  'regulated:other',
  'both',
  'both:induced',
  'both:repressed',
  'both:other',
] as const;
export type GenePart = (typeof geneParts)[number];

/** A part of the targets of one TF; which genes count is chosen as for the test. */
export interface PartOfTargets extends TestedSetsOptions {
  /** Id of the TF. */
  readonly tf: string;
  readonly part: GenePart;
}
