/** A network to draw, in the units of its own positions. */
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
  /** Written below the node. */
  readonly label?: string;
  /** Color of a border that makes the node stand out. */
  readonly border?: string;
}

export interface NetworkFigureEdge {
  /** Places of the ends among the nodes. */
  readonly source: number;
  readonly target: number;
  readonly color: string;
  readonly width: number;
  readonly arrow: 'triangle' | 'tee' | 'none';
}

export interface NetworkLegendEntry {
  readonly label: string;
  readonly color: string;
  readonly sign: 'triangle' | 'tee' | 'none' | 'tf' | 'target' | 'user';
}

export interface NetworkFigureOptions {
  readonly title: string;
  readonly legend: readonly NetworkLegendEntry[];
  /** What part of the network is drawn, in its units; all of it when left out. */
  readonly part?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Pixels per unit; 1 unless told. */
  readonly zoom?: number;
}

/** An edge as it is drawn: a curve from start to end with one control point, and its arrow. */
export interface DrawnEdge {
  readonly color: string;
  readonly width: number;
  /** x and y of the start, the control point and the end. */
  readonly curve: readonly [number, number, number, number, number, number];
  /** Corners of the arrow head, x and y in turn; two points for a tee. */
  readonly head: readonly number[];
  readonly arrow: 'triangle' | 'tee' | 'none';
}

export interface DrawnNode {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shape: 'triangle' | 'rectangle' | 'round-rectangle';
  readonly color: string;
  readonly border?: string;
  readonly lines: readonly string[];
  readonly fontSize: number;
}

export interface NetworkFigureLayout {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Where the network begins, below the title; and how high its room is. */
  readonly top: number;
  readonly room: number;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  readonly legend: readonly (NetworkLegendEntry & { readonly x: number; readonly y: number })[];
}
