import type { FittedText, PlacedText } from '../parts/placedText.ts';
import type { Point } from '../parts/point.ts';

export type DotShape = 'disc' | 'ring' | 'triangle' | 'diamond';

/** One kind of score, with its own shape and color. */
export interface ScoreSeries {
  readonly name: string;
  readonly shape: DotShape;
  readonly color: string;
}

/** A row and its scores, one per series; undefined where it has none. */
export interface ScoredRow {
  readonly label: string;
  readonly scores: readonly (number | undefined)[];
}

export interface ScoreDotsData {
  readonly series: readonly ScoreSeries[];
  readonly rows: readonly ScoredRow[];
  /** Name of the scores, below the axis. */
  readonly axis: string;
}

export interface ScoreDotsOptions {
  /** Width of the figure in pixels; its height follows from the number of rows. */
  readonly width: number;
  /** A sentence above the figure, for files. */
  readonly title?: string;
}

/** A mark at a score. */
export interface ScoreDot extends Point {
  /** Index of its series. */
  readonly series: number;
  /** Accessible name: `NLP7, regulated: 12.3`. */
  readonly name: string;
}

export interface ScoreRow extends FittedText {
  /** Middle of the row. */
  readonly middle: number;
  /** From the smallest to the largest score; undefined for fewer than two. */
  readonly span: readonly [left: number, right: number] | undefined;
  readonly dots: readonly ScoreDot[];
}

/** Everything that is drawn, in pixels. */
export interface ScoreDotsLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  readonly series: readonly ScoreSeries[];
  readonly rows: readonly ScoreRow[];
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly ticks: readonly PlacedText[];
  /** Position of score 0. */
  readonly zero: number;
  readonly axis: PlacedText;
  /** Names of the series; their marks are left of them. */
  readonly keys: readonly PlacedText[];
}
