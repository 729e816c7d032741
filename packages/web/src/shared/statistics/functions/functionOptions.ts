import { aspects } from '@trellis/core/dataset';
import { evidenceFilters, functionScopes } from '@trellis/core/ontology';
import { corrections, type Correction } from '@trellis/core/stats';
import { alphaOf } from '../typedNumbers.ts';
import { countOption, oneOf, textOption } from '../../../ui/addressOptions.ts';

/** Aspects that a view can show; the tests of an aspect are the same in all of them. */
export const aspectChoices = [...aspects, 'all'] as const;
export type AspectChoice = (typeof aspectChoices)[number];

/** Numbers of genes that a tested term can have. */
export const termSizeBounds = { min: 1, max: 100_000 } as const;

/** The options of a test of functions, in an address: for `viewOptions`. Alpha is as typed. */
export const functionAddress = {
  aspect: oneOf(aspectChoices),
  scope: oneOf(functionScopes),
  evidence: oneOf(evidenceFilters),
  correction: oneOf<Correction>(Object.keys(corrections) as Correction[], 'bh'),
  min: countOption(5, termSizeBounds.min),
  max: countOption(2000, termSizeBounds.min),
  alpha: textOption('0.05'),
};

/** The options of a test of functions. */
export type FunctionOptions = {
  readonly [Name in keyof typeof functionAddress]: (typeof functionAddress)[Name]['initial'];
};

/** What the API is asked for. All aspects are tested, so that another one is shown at once. */
export const functionQuestion = ({ scope, evidence, correction, min, max, alpha }: FunctionOptions) => ({
  scope,
  evidence,
  correction,
  min,
  max,
  alpha: alphaOf(alpha),
});
