import { isSignificant } from '@trellis/core/stats';
import type { PairStatistics, PairTest } from '@trellis/core/views';
import type { ResultTerm } from '@trellis/contract';

/** Which of the two tests is shown first: by the degrees of genes, or with equal chances for all genes. */
export const shownModels = ['degrees', 'uniform'] as const;
export type ShownModel = (typeof shownModels)[number];

/** The statistics of a pair by a model; null where the degrees of genes have none. */
export const pairStatistics = (test: PairTest, by: ShownModel): PairStatistics | null =>
  by === 'degrees' && test.degrees !== undefined ? test.degrees : test;

/** The statistics of a term in a gene set. */
export interface TermStatistics {
  /** False for equal chances, also where there is no test by degrees: for all genes of a result, and without a model. */
  readonly isByDegrees: boolean;
  readonly pLog10: number;
  readonly adjustedLog10: number;
}

/** The statistics of a term in a set by a model, those of equal chances where the degrees of genes have none. */
export function termStatistics(
  { pLog10, adjustedLog10, degrees }: ResultTerm,
  set: number,
  by: ShownModel,
): TermStatistics {
  const isByDegrees = by === 'degrees' && degrees !== undefined && !Number.isNaN(degrees.expected[set]);
  const of = isByDegrees ? degrees : { pLog10, adjustedLog10 };
  return { isByDegrees, pLog10: of.pLog10[set], adjustedLog10: of.adjustedLog10[set] };
}

/** Whether a term is enriched in a set by a model; never without a gene of the term. */
export const isEnrichedBy = (
  term: ResultTerm,
  set: number,
  { alpha, by }: { alpha: number; by: ShownModel },
): boolean => term.k[set] > 0 && isSignificant(termStatistics(term, set, by).adjustedLog10, alpha);
