import { intersect, subtract, type Bitset } from '../dataset/bitset.ts';
import { TrellisError } from '../errors.ts';
import type { Result } from '../result/result.ts';
import { genesOf, ofDirection, testedIn, tfsWithBoth, type DirectionCounts } from './boundRegulatedGenes.ts';
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

/** The genes of one part; with the sets `analysis` some are not in the result. Throws `no-bound-and-regulated` for a TF without both. */
export function genesOfPart(result: Result, { tf, part, ...options }: PartOfTargets): Bitset {
  const wanted = result.dataset.names.find(tf);
  const columns = tfsWithBoth(result).find(
    (of) => wanted.kind === 'gene' && of.binding[0].analysis.tf === wanted.gene,
  );
  if (!columns)
    throw new TrellisError('no-bound-and-regulated', `${tf} has no binding and expression analyses here.`);
  const genesBy = genesOf(columns, testedIn(result, options));
  const [set, direction] = part.split(':') as ['bound' | 'regulated' | 'both', keyof DirectionCounts | undefined];
  const { bound, regulated } = genesBy;
  if (set === 'bound') return subtract(bound, regulated);
  const genes = set === 'both' ? intersect(bound, regulated) : subtract(regulated, bound);
  return direction ? intersect(genes, ofDirection(genesBy, direction)) : genes;
}
