import type { FittedText, PlacedText } from '../parts/placedText.ts';
import type { SungearTint } from './color.ts';
import type { Point } from './outline.ts';

/** An analysis at a corner of the diagram; its place as shares of the side, as `placeSungear` gives it. */
export interface SungearAnchor extends Point {
  readonly label: string;
}

/** The genes that exactly some of the analyses have in common. Lengths are shares of the side. */
export interface SungearNode extends Point {
  readonly r: number;
  /** Places of the analyses among the anchors. */
  readonly members: readonly number[];
  /** Where the arrows towards the anchors end. */
  readonly arrows: readonly Point[];
  /** Number of genes, and the number that chance gives. */
  readonly size: number;
  readonly expected: number;
  /** p-value of their difference, as it is and corrected. */
  readonly p: number;
  readonly adjusted: number;
}

export interface SungearData {
  readonly anchors: readonly SungearAnchor[];
  readonly nodes: readonly SungearNode[];
}

export interface SungearOptions {
  /** Size of the figure in pixels. */
  readonly width: number;
  readonly height: number;
  /** A sentence above the diagram. */
  readonly title?: string;
  /** -log10 of the corrected p-value that has the full color; the greatest of the data, but at most 20, unless told. */
  readonly upper?: number;
}

/** Text round the diagram, turned about its middle. */
export interface PlacedAnchor extends FittedText {
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly size: number;
  /** The corner itself. */
  readonly corner: Point;
}

export interface PlacedNode extends Point {
  readonly r: number;
  readonly members: readonly number[];
  /** None where the number of genes may be chance. */
  readonly tint: SungearTint | undefined;
  /** `+` for more genes than expected, `−` for fewer; nothing where that may be chance, or the circle is too small. */
  readonly sign: string;
  /** Lines from the edge of the circle, as an SVG path. */
  readonly arrows: string;
  /** The circle in words. */
  readonly name: string;
}

export interface SungearKey extends PlacedText {
  /** Its swatches, undefined for one of paper; none for a note. */
  readonly tints: readonly (SungearTint | undefined)[];
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
  /** Whether there are few enough arrows to draw all. */
  readonly allArrows: boolean;
  readonly keys: readonly SungearKey[];
}

/** A circle or an anchor, by its place in the data. */
export interface SungearPart {
  readonly kind: 'circle' | 'anchor';
  readonly index: number;
}

/** How something was pressed. */
export interface SungearPress {
  /** With Ctrl, Shift or the command key: add to what is selected, or take away. */
  readonly toggle: boolean;
  /** With Alt: take away. */
  readonly subtract: boolean;
}
