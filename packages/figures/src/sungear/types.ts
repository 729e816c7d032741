import type { FittedText, PlacedText } from '../parts/placedText.ts';
import type { Point } from '../parts/point.ts';
import type { SungearTint } from './color.ts';

/** An analysis at a corner of the diagram; `placeSungear` gives its position, as shares of the side. */
export interface SungearAnchor extends Point {
  readonly label: string;
}

/** The genes that one exact set of analyses has in common. Lengths are shares of the side. */
export interface SungearNode extends Point {
  readonly r: number;
  /** Indices of the analyses among the anchors. */
  readonly members: readonly number[];
  /** Ends of the arrows towards the anchors. */
  readonly arrows: readonly Point[];
  readonly size: number;
  /** Number of its genes that could be drawn, and how many of them are expected. */
  readonly n: number;
  readonly expected: number;
  /** Number of all genes that could be drawn. */
  readonly drawn: number;
  /** Base-10 logarithms of the p-value of their difference, uncorrected and corrected. */
  readonly pLog10: number;
  readonly adjustedLog10: number;
}

export interface SungearData {
  readonly anchors: readonly SungearAnchor[];
  readonly nodes: readonly SungearNode[];
}

export interface SungearFigureOptions {
  /** Width of the figure in pixels. */
  readonly width: number;
  /** Maximum height of title, diagram and legend together; a key of numbered corners comes below. */
  readonly height: number;
  /** A sentence above the diagram. */
  readonly title?: string;
  /** -log10 of the corrected p-value that gets the full color; by default the largest of the data, between 2 and 20. */
  readonly upper?: number;
}

/** A text next to a corner, upright. */
export interface PlacedLabel extends PlacedText {
  readonly size: number;
  readonly align: 'start' | 'middle' | 'end';
  /** Line from the corner to the text, as an SVG path; empty where they are next to each other. */
  readonly leader: string;
}

/** A corner with its label or its number. */
export interface PlacedAnchor extends PlacedLabel, FittedText {
  /** Accessible name. */
  readonly name: string;
  /** Position of the corner itself. */
  readonly corner: Point;
}

/** The name of an analysis whose corner or row has a number, by the start of its first line. */
export interface NumberedName extends Point {
  /** Index of the analysis in the data. */
  readonly index: number;
  readonly number: string;
  readonly lines: readonly string[];
}

export interface PlacedNode extends Point {
  readonly r: number;
  readonly members: readonly number[];
  /** Whether it is a dot without an outline, in a crowded diagram. */
  readonly isSmall: boolean;
  /** Undefined if the difference is not significant. */
  readonly tint: SungearTint | undefined;
  /** `+` for more genes than expected, `−` for fewer; empty if not significant, or if the circle is too small. */
  readonly sign: string;
  /** Arrows from the edge of the circle, as an SVG path. */
  readonly arrows: string;
  /** Accessible name. */
  readonly name: string;
}

export interface SungearKey extends PlacedText {
  /** Swatches, undefined for one in the paper's color; empty for a note. */
  readonly tints: readonly (SungearTint | undefined)[];
  /** Whether the swatch has arrows. */
  readonly hasArrows?: boolean;
}

/** Everything that is drawn, in pixels. */
export interface SungearLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  /** Outline as an SVG path. */
  readonly outline: string;
  readonly anchors: readonly PlacedAnchor[];
  readonly nodes: readonly PlacedNode[];
  /** Whether there are few enough arrows to draw all of them. */
  readonly allArrows: boolean;
  /** Indices of the circles whose arrows are drawn where not all are: the largest of those with few. */
  readonly largest: readonly number[];
  readonly keys: readonly SungearKey[];
  /** Names of the corners if these have numbers. */
  readonly names: readonly NumberedName[];
  /** Middle of the diagram, and where it ends and its legend begins. */
  readonly center: Point;
  readonly bottom: number;
}

/** A circle or an anchor, by its index in the data. */
export interface SungearPart {
  readonly kind: 'circle' | 'anchor';
  readonly index: number;
}

/** Modifier keys of a click or key press. */
export interface SungearPress {
  /** Ctrl, Shift or Command: add to the selection, or remove if selected. */
  readonly toggle: boolean;
  /** Alt: remove from the selection. */
  readonly subtract: boolean;
}
