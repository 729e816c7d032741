import { arc, pie, type PieArcDatum } from 'd3-shape';
import { fitText } from '../parts/textWidth.ts';
import { placeLabels, type Wedge } from './labels.ts';
import { legendWidth, placeLegend } from './legend.ts';
import { pieSizes } from './sizes.ts';
import type { PieLayout, PieOptions, PieSlice } from './types.ts';

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
