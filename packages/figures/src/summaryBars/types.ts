import type { EdgeCount, EdgeKind } from '@trellis/core/views';
import type { PlacedText } from '../parts/placedText.ts';

/** What the chart draws of one analysis. Adjacent bars with the same TF, filter and tag form one group. */
export interface SummaryBarData {
  readonly key: string;
  readonly tf: string;
  readonly symbol: string;
  readonly filter: string;
  readonly tag: string;
  readonly analysis: string;
  /** The user's own name, or ''. */
  readonly label: string;
  /** The user's own name, or the label of the analysis. */
  readonly analysisLabel: string;
  readonly counts: readonly EdgeCount[];
}

export interface SummaryOptions {
  /** Width of the figure in pixels; its height follows from the bars. */
  readonly width: number;
  /** Kinds of edges left out of the bars. */
  readonly hidden?: readonly EdgeKind[];
  /** Uses less space per TF, for results with many TFs. */
  readonly compact?: boolean;
  /** Draws the title and the legend too, for files. */
  readonly standalone?: boolean;
  /** Number of TFs in the whole result; the chart may show only some. */
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
  /** Label of the analysis, inside the bar or after the total; undefined if it does not fit. */
  readonly name: (PlacedText & { readonly inside: boolean }) | undefined;
}

export interface PlacedGroup {
  readonly key: string;
  readonly y: number;
  readonly height: number;
  readonly tf: PlacedText;
  readonly symbol: PlacedText | undefined;
  /** Lines of the filter. */
  readonly filter: readonly PlacedText[];
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
