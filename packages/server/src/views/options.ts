import type {
  Correction,
  MotifTest,
  PartOfTargets,
  ResultFunctionsOptions,
  RowOptions,
  TestedSetsOptions,
} from '@trellis/core';

/** The options of a view that has none. */
export type NoOptions = Readonly<Record<never, never>>;

/** How analyses are named, and how p-values are corrected. */
export interface TestOptions {
  readonly label?: boolean;
  readonly correction?: Correction;
}

/** Which genes a test of overlap compares. */
export interface OverlapOptions extends TestOptions, TestedSetsOptions {}

/** Bounds of a color scale (-log10 p), and metadata shown next to the names of a figure. */
export interface HeatMapViewOptions extends TestOptions {
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
