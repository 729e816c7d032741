import type { PlacedText } from '../parts/placedText.ts';

/** A term of the graph. */
export interface GraphTerm {
  readonly name: string;
  /** A second line, e.g. `12 of 45 genes`. */
  readonly note: string;
  /** Value of the color, e.g. -log10 p. */
  readonly value: number;
}

export interface TermGraphData {
  /** The most important first. */
  readonly terms: readonly GraphTerm[];
  /** Indices of a term and of a broader one. Without cycles. */
  readonly edges: readonly (readonly [child: number, parent: number])[];
  /** Name of the values, for the key of the colors. */
  readonly valueName: string;
}

export interface TermGraphOptions {
  /** Width in pixels that terms without edges fill; a deep graph is wider. */
  readonly width: number;
  /** A sentence above the figure, for files. */
  readonly title?: string;
  /** The paper that the colors are made for. */
  readonly paper?: 'light' | 'dark';
}

/** A box with a term. */
export interface TermBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PlacedText[];
  readonly note: PlacedText;
  readonly fill: string;
  /** Color of the text. */
  readonly ink: string;
}

/** The line of an edge. */
export interface TermEdge {
  /** The edge of the data: indices of its terms. */
  readonly edge: TermGraphData['edges'][number];
  readonly path: string;
}

/** One color of the key, and where it is. */
export interface ColorStep {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** Everything that is drawn, in pixels. */
export interface TermGraphLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  /** In the order of the data. */
  readonly boxes: readonly TermBox[];
  readonly edges: readonly TermEdge[];
  readonly key: { readonly steps: readonly ColorStep[]; readonly texts: readonly PlacedText[] };
  /** Indices of the boxes from left to right, and from top to bottom within a column. */
  readonly order: readonly number[];
}
