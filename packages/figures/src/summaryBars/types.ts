import type { EdgeKind } from '../parts/edgeTypes.ts';
import type { PlacedText } from '../parts/placedText.ts';

/** Number of targets that one analysis has by one edge. */
export interface SummaryCount {
  readonly edge: string;
  readonly type: EdgeKind;
  readonly targets: number;
}

/** One analysis in a result. Bars that follow each other with the same TF, filter and tag are drawn as one group. */
export interface SummaryBar {
  readonly key: string;
  readonly tf: string;
  readonly symbol: string;
  readonly filter: string;
  readonly tag: string;
  readonly analysis: string;
  /** The user's own name of the analysis, or empty. */
  readonly label: string;
  readonly counts: readonly SummaryCount[];
}

export interface SummaryOptions {
  /** Width of the figure in pixels; its height follows from the bars. */
  readonly width: number;
  /** Kinds of edges that are switched off. */
  readonly hidden?: readonly EdgeKind[];
  /** Less room per TF, for many of them. */
  readonly compact?: boolean;
  /** Draw the title and the legend too: for a figure that leaves the page. */
  readonly standalone?: boolean;
  /** TFs in the result, when the chart shows only some of them. */
  readonly totalTfs?: number;
}

export interface Segment {
  readonly edge: string;
  readonly type: EdgeKind;
  readonly targets: number;
  readonly x: number;
  readonly width: number;
}

export interface PlacedBar {
  readonly key: string;
  readonly y: number;
  readonly height: number;
  readonly segments: readonly Segment[];
  readonly total: PlacedText;
  /** Name of the analysis, inside the bar or behind it; none where there is no room. */
  readonly name: (PlacedText & { readonly inside: boolean }) | undefined;
}

export interface PlacedGroup {
  readonly key: string;
  readonly y: number;
  readonly height: number;
  readonly tf: PlacedText;
  readonly symbol: PlacedText | undefined;
  readonly filter: PlacedText | undefined;
}

export interface LegendEntry {
  readonly type: EdgeKind;
  readonly x: number;
  readonly y: number;
}

/** Everything that is drawn, in pixels. */
export interface SummaryLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly ticks: readonly PlacedText[];
  readonly axis: PlacedText;
  readonly groups: readonly PlacedGroup[];
  readonly bars: readonly PlacedBar[];
  readonly title: readonly PlacedText[];
  readonly legend: readonly LegendEntry[];
}
