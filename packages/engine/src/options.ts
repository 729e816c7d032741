import { TrellisError } from '@trellis/core';
import type { TestModel } from '@trellis/core/degrees';
import type { RowOptions } from '@trellis/core/result';
import type { Correction } from '@trellis/core/stats';
import type {
  GenePart,
  HeatColor,
  Level,
  LevelOptions,
  MotifTest,
  PartOfTargets,
  Support,
  TestedSetsOptions,
} from '@trellis/core/views';
import type { ShuffleKind } from '@trellis/contract';
import type { ResultFunctionsOptions } from './views/functions/testResultFunctions.ts';

/** The options of a view that has none. */
export type NoOptions = Readonly<Record<never, never>>;

export const noOptions = (): NoOptions => ({});

/** How analyses are named, how p-values are corrected, and what a gene set is. */
export interface TestOptions extends LevelOptions {
  readonly label?: boolean;
  readonly correction?: Correction;
}

/** Which genes a test of overlap compares, and what explains common ones by chance. */
export interface OverlapOptions extends TestOptions, TestedSetsOptions {
  readonly model?: TestModel;
}

/** The genes that overlaps compare by default: those that the query has not selected itself. */
export const testedSets = { sets: 'auto', universe: 'auto' } as const;

/** What colors are of, bounds of their scale in its unit, and metadata shown next to the names of a figure. */
export interface HeatMapViewOptions extends TestOptions {
  readonly color?: HeatColor;
  readonly lower?: number;
  readonly upper?: number;
  readonly fields?: readonly string[];
}

export interface MotifViewOptions extends HeatMapViewOptions {
  readonly regions?: readonly string[];
  readonly alpha?: number;
  readonly test?: MotifTest;
}

/** Which terms to draw, and how. */
export interface FunctionsFigureOptions extends ResultFunctionsOptions, HeatMapViewOptions {}

/** Rows of the table: all, or a part of the targets of one TF. */
export interface RowSelection extends Omit<RowOptions, 'only'> {
  readonly part?: PartOfTargets;
}

/** Edges of a network in addition to those of the analyses. */
export interface NetworkViewOptions {
  readonly edges: readonly string[];
  /** Includes validated predictions up to this precision. */
  readonly precision?: number;
}

/** A value of a query string; forms send '' for an empty field. */
type Given<T> = T | '' | undefined;

export const given = <T>(value: Given<T>): T | undefined => (value === '' ? undefined : value);

interface LevelQuery {
  readonly level?: Given<Level>;
  readonly support?: Given<Support>;
}

/** Reads whether gene sets are analyses, TFs or TF families. */
export const levelOptions = ({ level, support }: LevelQuery): LevelOptions => {
  const [chosen, within] = [given(level), given(support)];
  return { ...(chosen && { level: chosen }), ...(within && { support: within }) };
};

interface TestQuery extends LevelQuery {
  readonly label?: string;
  readonly correction?: Given<Correction>;
}

/** Reads how to name analyses and to correct p-values. */
export const testOptions = ({ label, correction, ...query }: TestQuery): TestOptions => ({
  ...levelOptions(query),
  label: label === '1',
  correction: given(correction),
});

interface OverlapQuery extends TestQuery {
  readonly sets?: Given<TestedSetsOptions['sets']>;
  readonly universe?: Given<TestedSetsOptions['universe']>;
  readonly model?: Given<TestModel>;
}

/** Reads which genes a test of overlap compares. */
export const overlapOptions = ({ sets, universe, model, ...query }: OverlapQuery): OverlapOptions => ({
  ...testOptions(query),
  sets: given(sets),
  universe: given(universe),
  model: given(model),
});

interface HeatMapQuery extends TestQuery {
  readonly color?: HeatColor;
  readonly lower?: Given<number>;
  readonly upper?: Given<number>;
  readonly fields?: readonly string[];
}

/** Reads how to draw a heat map. */
export const heatMapOptions = ({ color, lower, upper, fields, ...query }: HeatMapQuery): HeatMapViewOptions => ({
  ...testOptions(query),
  color,
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

interface PartQuery extends OverlapQuery {
  readonly tf?: string;
  readonly part?: GenePart;
}

/** Reads which part of the targets of a TF is asked for. Throws `bad-request` if only one of both is given. */
export function partOf({ tf, part, sets, universe }: PartQuery): PartOfTargets | undefined {
  if (!tf && !part) return undefined;
  if (tf && part) return { tf, part, sets: given(sets), universe: given(universe) };
  throw new TrellisError('bad-request', 'tf and part must be given together: a TF, and a part of its targets.');
}

/** Reads which terms to test. */
export const termOptions = ({
  aspects,
  scope,
  correction,
  min,
  max,
  evidence,
  alpha,
  model,
  ...query
}: Omit<ResultFunctionsOptions, 'label' | 'top'> & LevelQuery): ResultFunctionsOptions & LevelOptions => ({
  ...levelOptions(query),
  ...{ aspects, scope, correction, min, max, evidence, alpha, model },
});

interface NetworkQuery {
  readonly edges?: readonly string[];
  readonly precision?: Given<number>;
}

/** Reads which edges a network has. Forms send 0 for no precision cutoff. */
export const networkOptions = ({ edges = [], precision }: NetworkQuery): NetworkViewOptions => ({
  edges,
  precision: given(precision) || undefined,
});

interface PrecisionQuery extends Pick<NetworkQuery, 'precision'> {
  readonly shuffle?: Given<ShuffleKind>;
}

/** Reads the precision of a cutoff, and among which predictions hits are shuffled. */
export const precisionOptions = ({
  precision,
  shuffle,
}: PrecisionQuery): { readonly precision?: number; readonly shuffle?: ShuffleKind } => ({
  precision: given(precision),
  shuffle: given(shuffle),
});
