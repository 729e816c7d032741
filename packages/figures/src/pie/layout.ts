import { arc, pie, type PieArcDatum } from 'd3-shape';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { labelByCount, labelByName } from './labels.ts';
import { pieSizes } from './sizes.ts';
import type { PieLayout, PieOptions, PieSlice, PieLegendEntry } from './types.ts';
import type { Wedge } from './wedge.ts';
import { max } from 'd3-array';
import { formatCount } from '@trellis/core/formats';

const textLeft = pieSizes.swatch + 6;

/** Maximum width of the legend as a share of the figure's width. */
const maxShare = 0.42;

/** What the legend says: the values, with their counts where the labels of the slices do not name them. */
interface LegendStyle {
  readonly counts: boolean;
}

const countText = ({ count }: PieSlice, { counts }: LegendStyle): string => (counts ? `: ${formatCount(count)}` : '');

/** Width of the legend. */
function legendWidth(slices: readonly PieSlice[], width: number, style: LegendStyle): number {
  const widest =
    max(slices, (slice) => textWidth(`${slice.label}${countText(slice, style)}`, pieSizes.legendText)) ?? 0;
  return Math.min(textLeft + Math.ceil(widest), Math.floor(width * maxShare));
}

/** One line per slice from the top; if they do not all fit, the last line counts the rest. */
function placeLegend(
  slices: readonly PieSlice[],
  { top, height, width, counts }: LegendStyle & { top: number; height: number; width: number },
): PieLegendEntry[] {
  const rows = Math.max(Math.floor((height - top) / pieSizes.legendRow), 1);
  const shown = slices.length > rows ? rows - 1 : slices.length;
  const baseline = (row: number) => top + row * pieSizes.legendRow + pieSizes.legendRow * 0.7;
  const entries: PieLegendEntry[] = slices.slice(0, shown).map((value, slice) => ({
    slice,
    text: legendText(value, width - textLeft, { counts }),
    x: textLeft,
    y: baseline(slice),
  }));
  if (shown < slices.length) {
    const text = `and ${formatCount(slices.length - shown)} more`;
    entries.push({ slice: undefined, text, x: textLeft, y: baseline(shown) });
  }
  return entries;
}

function legendText(slice: PieSlice, available: number, style: LegendStyle): string {
  const number = countText(slice, style);
  return `${fitText(slice.label, pieSizes.legendText, available - textWidth(number, pieSizes.legendText))}${number}`;
}

/**
 * Places a pie chart with its legend on the left and labels "value: count" in the slices or next to the pie; labels have only the
 * count where names leave no room. The five largest slices are always labeled, the others only where nothing overlaps.
 */
export function layoutPie(slices: readonly PieSlice[], { width, height, title = '' }: PieOptions): PieLayout {
  const top = title ? pieSizes.titleHeight : 0;
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const wedges = pie<PieSlice>()
    .sort(null)
    .value(({ count }) => count)([...slices]);
  const { left, half, counts, radius, labels } = labelSlices(slices, wedges.map(wedgeOf), { width, top, height });
  const outline = arc<PieArcDatum<PieSlice>>().innerRadius(0).outerRadius(radius);
  return {
    width,
    height,
    title: fitText(title, pieSizes.titleText, width),
    center: { x: width - half.x, y: top + half.y },
    radius,
    slices: wedges.map((wedge) => ({ ...wedge.data, path: outline(wedge) ?? '', share: wedge.value / total })),
    labels,
    legend: placeLegend(slices, { top, height, width: left, counts }),
  };
}

/** Labels with names where these have room, otherwise with counts, next to a legend of the width that this needs. */
function labelSlices(
  slices: readonly PieSlice[],
  wedges: readonly Wedge[],
  { width, top, height }: { readonly width: number; readonly top: number; readonly height: number },
) {
  const spaceOf = (style: LegendStyle) => {
    const left = legendWidth(slices, width, style);
    return { ...style, left, half: { x: (width - left - pieSizes.gap) / 2, y: (height - top) / 2 } };
  };
  const byName = spaceOf({ counts: false });
  const named = labelByName(wedges, byName.half);
  if (named) return { ...byName, ...named };
  const byCount = spaceOf({ counts: true });
  return { ...byCount, ...labelByCount(wedges, byCount.half) };
}

function wedgeOf({ data, startAngle, endAngle }: PieArcDatum<PieSlice>, slice: number): Wedge {
  return {
    slice,
    label: data.label,
    count: data.count,
    middle: (startAngle + endAngle) / 2,
    arc: endAngle - startAngle,
  };
}
