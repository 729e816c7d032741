import { arc, pie, type PieArcDatum } from 'd3-shape';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { placeLabels, type Wedge } from './labels.ts';
import { pieSizes } from './sizes.ts';
import type { PieLayout, PieOptions, PieSlice, PieLegendEntry } from './types.ts';
import { max } from 'd3-array';
import { formatCount } from '@trellis/core/formats';

const textLeft = pieSizes.swatch + 6;

/** Maximum width of the legend as a share of the figure's width. */
const maxShare = 0.42;

/** Width of the legend. */
function legendWidth(slices: readonly PieSlice[], width: number): number {
  const widest = max(slices, ({ label }) => textWidth(label, pieSizes.legendText)) ?? 0;
  return Math.min(textLeft + Math.ceil(widest), Math.floor(width * maxShare));
}

/** One line per slice from the top; if they do not all fit, the last line counts the rest. */
function placeLegend(
  slices: readonly PieSlice[],
  { top, height, width }: { readonly top: number; readonly height: number; readonly width: number },
): PieLegendEntry[] {
  const rows = Math.max(Math.floor((height - top) / pieSizes.legendRow), 1);
  const shown = slices.length > rows ? rows - 1 : slices.length;
  const baseline = (row: number) => top + row * pieSizes.legendRow + pieSizes.legendRow * 0.7;
  const entries: PieLegendEntry[] = slices.slice(0, shown).map(({ label }, slice) => ({
    slice,
    text: fitText(label, pieSizes.legendText, width - textLeft),
    x: textLeft,
    y: baseline(slice),
  }));
  if (shown < slices.length) {
    const text = `and ${formatCount(slices.length - shown)} more`;
    entries.push({ slice: undefined, text, x: textLeft, y: baseline(shown) });
  }
  return entries;
}

/**
 * Places a pie chart with its legend on the left and labels "value: count" on the slices. The five largest slices are
 * always labeled, the others only where nothing overlaps.
 */
export function layoutPie(slices: readonly PieSlice[], { width, height, title = '' }: PieOptions): PieLayout {
  const top = title ? pieSizes.titleHeight : 0;
  const left = legendWidth(slices, width);
  const radius = Math.max(
    Math.min(width - left - pieSizes.gap, height - top) / 2 - pieSizes.edge,
    pieSizes.labelHeight,
  );
  const center = { x: (left + pieSizes.gap + width) / 2, y: (top + height) / 2 };
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const wedges = pie<PieSlice>()
    .sort(null)
    .value(({ count }) => count)([...slices]);
  const outline = arc<PieArcDatum<PieSlice>>().innerRadius(0).outerRadius(radius);
  const room = { left: left + pieSizes.edge, top, right: width, bottom: height };
  return {
    width,
    height,
    title: fitText(title, pieSizes.titleText, width),
    center,
    radius,
    slices: wedges.map((wedge) => ({ ...wedge.data, path: outline(wedge) ?? '', share: wedge.value / total })),
    labels: placeLabels(wedges.map(wedgeOf), { center, radius, room }),
    legend: placeLegend(slices, { top, height, width: left }),
  };
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
