import type { Correction, MotifTest, TestedSetsOptions } from '@trellis/core';
import type { HeatMapViewOptions, MotifViewOptions, OverlapOptions, TestOptions } from '../../views/options.ts';

/** A value of a query string; forms send '' for an empty field. */
type Given<T> = T | '' | undefined;

export const given = <T>(value: Given<T>): T | undefined => (value === '' ? undefined : value);

interface TestQuery {
  readonly label?: string;
  readonly correction?: Given<Correction>;
}

/** Reads how to name analyses and to correct p-values. */
export const testOptions = ({ label, correction }: TestQuery): TestOptions => ({
  label: label === '1',
  correction: given(correction),
});

export interface OverlapQuery extends TestQuery {
  readonly sets?: Given<TestedSetsOptions['sets']>;
  readonly universe?: Given<TestedSetsOptions['universe']>;
}

/** Reads which genes a test of overlap compares. */
export const overlapOptions = ({ sets, universe, ...query }: OverlapQuery): OverlapOptions => ({
  ...testOptions(query),
  sets: given(sets),
  universe: given(universe),
});

interface HeatMapQuery extends TestQuery {
  readonly lower?: Given<number>;
  readonly upper?: Given<number>;
  readonly fields?: readonly string[];
}

/** Reads how to draw a heat map. */
export const heatMapOptions = ({ lower, upper, fields, ...query }: HeatMapQuery): HeatMapViewOptions => ({
  ...testOptions(query),
  lower: given(lower),
  upper: given(upper),
  fields,
});

interface MotifQuery extends HeatMapQuery {
  readonly alpha?: Given<number>;
  readonly regions?: readonly string[];
  readonly test?: Given<MotifTest>;
}

/** Reads which motif hits to count, and how to draw them. */
export const motifOptions = ({ alpha, regions, test, ...query }: MotifQuery): MotifViewOptions => ({
  ...heatMapOptions(query),
  test: given(test),
  alpha: given(alpha),
  regions: regions?.filter((region) => region !== ''),
});
