/** A network to draw, in its own units. */
export interface NetworkFigureData {
  readonly nodes: readonly NetworkFigureNode[];
  readonly edges: readonly NetworkFigureEdge[];
}

export interface NetworkFigureNode {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shape: string;
  readonly color: string;
  /** Shown below the node, or in its box. */
  readonly label?: string;
  /** How far the middle of the label is to the right of the node, negative to the left; default 0. */
  readonly labelShift?: number;
  /** Size of a node that holds its label. */
  readonly box?: { readonly width: number; readonly height: number };
  /** Color of the border that highlights the node. */
  readonly border?: string;
}

export interface NetworkFigureEdge {
  /** Indices of the ends among the nodes. */
  readonly source: number;
  readonly target: number;
  readonly color: string;
  readonly width: number;
  readonly arrow: 'triangle' | 'tee' | 'none';
  readonly dashed?: boolean;
}

export interface NetworkLegendEntry {
  readonly label: string;
  readonly color: string;
  readonly dashed?: boolean;
  readonly sign: 'triangle' | 'tee' | 'none' | 'tf' | 'target' | 'user';
}

export interface NetworkFigureOptions {
  readonly title: string;
  readonly legend: readonly NetworkLegendEntry[];
  /** The part of the network to draw, in its units; default all of it. */
  readonly part?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Pixels per unit; default 1. */
  readonly zoom?: number;
  /** Width of the figure in pixels, for print: the network is made to fit it, and labels keep a legible size where there is room. */
  readonly width?: number;
  /** How edges run: straight, or between the sides of nodes in columns; default straight. */
  readonly edges?: 'straight' | 'sides';
}

/** A drawn edge: a Bézier curve and its arrow head. */
export interface DrawnEdge {
  readonly color: string;
  readonly width: number;
  /** x and y of start, control points and end: one control point between two nodes, two for a self-loop. */
  readonly curve: readonly number[];
  /** Corners of the arrow head as alternating x and y; two points for a tee. */
  readonly head: readonly number[];
  readonly arrow: 'triangle' | 'tee' | 'none';
  /** Lengths of dashes and gaps; empty for a solid line. */
  readonly dash: readonly number[];
  /** Start of the line within its dashes. */
  readonly dashOffset: number;
}

export interface DrawnNode {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shape: 'triangle' | 'rectangle' | 'round-rectangle';
  readonly color: string;
  readonly border?: string;
  /** Lines of the label below the node, or of the one line in its box. */
  readonly lines: readonly string[];
  /** How far the middle of the label is to the right of the node; default 0. */
  readonly labelShift?: number;
  /** Size of a node that holds its label. */
  readonly box?: { readonly width: number; readonly height: number };
  readonly fontSize: number;
}

export interface NetworkFigureLayout {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Top of the network, below the title, and its height. */
  readonly top: number;
  readonly available: number;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** Opacity of the edges, from 0 to 1; the more edges, the lower. */
  readonly edgeOpacity: number;
  readonly legend: readonly (NetworkLegendEntry & { readonly x: number; readonly y: number })[];
}
