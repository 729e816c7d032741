import { formatCount } from '@trellis/core/formats';
import { textWidth } from '../parts/textWidth.ts';
import type { SungearData } from '../sungear/types.ts';
import { rowTexts, totalsOf, type RowTexts } from './rows.ts';
import { upSetSizes as sizes } from './sizes.ts';
import type { UpSetPitch } from './types.ts';

/** How the width and height are divided. */
export interface Frame {
  readonly pitch: UpSetPitch;
  readonly rows: RowTexts;
  /** Start and maximum length of the bars of the analyses. */
  readonly setBars: { readonly x: number; readonly width: number };
  /** Right edge of the numbers of genes of the analyses. */
  readonly totals: number;
  /** Left edge of the columns, and the groups that are shown, the largest first. */
  readonly left: number;
  readonly shown: readonly number[];
  /** Height of the bars of the groups, and of the counts above them. */
  readonly plot: number;
  readonly counts: number;
}

const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.max(min, Math.min(max, value));

const defaultHeight = { row: 22, plot: 180 };

/** Divides the figure between labels, bars and columns; `height` is for rows and bars together, undefined for a medium one. */
export function frameOf(data: SungearData, width: number, height: number | undefined): Frame {
  const { anchors, nodes } = data;
  const row = rowHeight(anchors.length, height);
  const label = Math.max(sizes.minLabel, Math.min(sizes.label, row - 3));
  const rows = rowTexts(
    anchors.map((anchor) => anchor.label),
    label,
    width,
  );
  const order = [...nodes.keys()].sort((a, b) => nodes[b].size - nodes[a].size || a - b);
  const largest = formatCount(nodes[order[0]]?.size ?? 0);
  const totals = rows.width + sizes.gap + totalsWidth(data);
  const setBars = {
    x: totals + 6,
    width: clamp(sizes.setBars.share * width, sizes.setBars),
  };
  const left = setBars.x + setBars.width + sizes.gap + Math.ceil(textWidth(largest, sizes.tick)) + 8;
  const column = clamp((width - left) / Math.max(order.length, 1), sizes.column);
  const widest = Math.ceil(textWidth(largest, sizes.count));
  const isTurned = widest > column - 2;
  const counts = (isTurned ? widest : sizes.count) + 6;
  const rest = height === undefined ? defaultHeight.plot : height - anchors.length * row - sizes.gap - counts;
  return {
    pitch: {
      row,
      column,
      bar: Math.min(sizes.maxBar, column * sizes.barShare),
      dot: Math.min(sizes.maxDot, column * 0.26, row * 0.3),
      label,
      isTurned,
    },
    rows,
    setBars,
    totals,
    left,
    shown: order.slice(0, Math.max(1, Math.floor((width - left) / column))),
    plot: clamp(Math.min(rest, sizes.plotShare * width), sizes.plot),
    counts,
  };
}

/** Width of the widest number of genes of an analysis. */
const totalsWidth = (data: SungearData): number =>
  Math.ceil(Math.max(0, ...totalsOf(data).map((total) => textWidth(formatCount(total), sizes.tick))));

/** Rows are as high as the figure allows when its bars have their minimum height. */
function rowHeight(count: number, height: number | undefined): number {
  if (height === undefined) return defaultHeight.row;
  return Math.floor(clamp((height - sizes.plot.min) / Math.max(count, 1), sizes.row));
}
