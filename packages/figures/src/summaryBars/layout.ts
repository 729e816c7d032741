import { max } from 'd3-array';
import { formatCount } from '@trellis/core/formats';
import { edgeKinds } from '../parts/edgeKinds.ts';
import { fitLabel } from '../parts/fitLabel.ts';
import { linearScale, ticksOf, type Scale } from '../parts/scales.ts';
import { textWidth } from '../parts/textWidth.ts';
import { groupBars, labelGroup, labelWidth, type BarGroup } from './groups.ts';
import { nameSize, sizes, totalSize, labelSize } from './sizes.ts';
import { totalOf, summaryTitle } from './title.ts';
import type { PlacedBar, SummaryBarData, SummaryLayout, SummaryOptions, Segment, LegendEntry } from './types.ts';
import { placeTitle, titleLine } from '../parts/title.ts';

/**
 * Places the summary: one group of bars per TF and filter, one bar per analysis, one segment per edge, stacked by kind.
 * Bars are up to 50 px thick; a TF takes at least 100 px, or 26 px if compact. The chart of a page is at least 100 px higher
 * than its TFs.
 */
export function layoutSummaryBars(bars: readonly SummaryBarData[], options: SummaryOptions): SummaryLayout {
  const { width, compact = false } = options;
  const visible = bars.map((bar) => visibleOf(bar, options.hidden ?? []));
  const groups = groupBars(visible);
  const head = placeHead(bars, options);
  const left = Math.min(Math.ceil(labelWidth(groups, compact)) + 12, Math.floor(width * 0.4));
  const top = head.height + sizes.axisHeight;
  const maxTargets = max(visible, totalOf) ?? 0;
  const right = width - Math.ceil(textWidth(formatCount(maxTargets), totalSize, true)) - 12;
  const x = linearScale([0, Math.max(maxTargets, 1)], [left, Math.max(right, left + 40)]);

  const minBand = minBandOf(groups.length, options);
  const placedBars: PlacedBar[] = [];
  const placedGroups = [];
  let y = top;
  for (const group of groups) {
    const { height, pitch, thickness } = bandOf(group, { compact, minHeight: minBand });
    placedGroups.push({ key: group.key, y, height, ...labelGroup(group, { y, height, left, compact }) });
    const start = y + (height - pitch * group.bars.length) / 2 + (pitch - thickness) / 2;
    group.bars.forEach((bar, index) =>
      placedBars.push(placeBar(bar, x, { y: start + index * pitch, thickness, width })),
    );
    y += height;
  }
  return {
    width,
    height: y + sizes.foot,
    plot: { left, top, right: x.range[1], bottom: y },
    ticks: wholeTicksOf(x).map((value) => ({ text: formatCount(value), x: x(value), y: top - 6 })),
    axis: { text: 'Number of targets', x: left, y: top - 22 },
    groups: placedGroups,
    bars: placedBars,
    title: head.title,
    legend: head.legend,
  };
}

function visibleOf(bar: SummaryBarData, hidden: NonNullable<SummaryOptions['hidden']>): SummaryBarData {
  return { ...bar, counts: bar.counts.filter(({ type, targets }) => targets > 0 && !hidden.includes(type)) };
}

/**
 * Minimum height of a group. The chart of a page is at least 100 px high per TF plus 100 px; its axis takes a part of these
 * 100 px, and the groups share the rest.
 */
function minBandOf(groups: number, { compact = false, standalone = false }: SummaryOptions): number {
  if (compact) return sizes.compactBand;
  if (standalone) return sizes.band;
  return sizes.band + (sizes.band - sizes.axisHeight - sizes.foot) / Math.max(groups, 1);
}

/** Height of a group, and distance and thickness of its bars. */
function bandOf(
  { bars }: BarGroup,
  { compact, minHeight }: { readonly compact: boolean; readonly minHeight: number },
) {
  const minPitch = compact ? sizes.compactPitch : sizes.minPitch;
  const height = Math.max(minHeight, bars.length * minPitch + sizes.bandGap);
  const pitch = Math.min((height - sizes.bandGap) / bars.length, sizes.maxThickness + 2);
  return { height, pitch, thickness: Math.min(pitch - 2, sizes.maxThickness) };
}

function placeBar(bar: SummaryBarData, x: Scale, at: { y: number; thickness: number; width: number }): PlacedBar {
  const segments = stack(bar, x);
  const total = totalOf(bar);
  // A bar whose kinds are all hidden has no number.
  const text = bar.counts.length > 0 ? formatCount(total) : '';
  const end = x(total);
  const baseline = at.y + at.thickness / 2 + totalSize * 0.36;
  return {
    key: bar.key,
    y: at.y,
    height: at.thickness,
    segments,
    total: { text, x: end + 6, y: baseline },
    name: placeName(bar.analysisLabel, {
      start: x(0),
      end,
      after: end + 18 + textWidth(text, totalSize, true),
      baseline,
      width: at.width,
    }),
  };
}

function stack(bar: SummaryBarData, x: Scale): Segment[] {
  const ordered = [...bar.counts].sort((a, b) => edgeKinds.indexOf(a.type) - edgeKinds.indexOf(b.type));
  let sum = 0;
  return ordered.map(({ edge, type, targets }) => {
    const from = x(sum);
    sum += targets;
    return { edge, type, targets, x: from, width: x(sum) - from };
  });
}

/** Places the name of an analysis inside its bar if it fits, otherwise inside or after the total, where more of it fits. */
function placeName(name: string, at: { start: number; end: number; after: number; baseline: number; width: number }) {
  const insideSpace = at.end - at.start - 12;
  const outsideSpace = at.width - at.after;
  const inside = textWidth(name, nameSize) <= insideSpace || insideSpace > outsideSpace;
  const text = fitLabel(name, nameSize, inside ? insideSpace : outsideSpace);
  if (text === '') return undefined;
  return { text, x: inside ? at.start + 6 : at.after, y: at.baseline, inside };
}

function wholeTicksOf(x: Scale): number[] {
  const [from, to] = x.range;
  return ticksOf(x, Math.max(2, Math.floor((to - from) / 90))).filter(Number.isInteger);
}

/** Title and legend above the axis of a standalone figure; empty otherwise. */
function placeHead(bars: readonly SummaryBarData[], { width, standalone = false, totalTfs, hidden }: SummaryOptions) {
  if (!standalone) return { title: [], legend: [], height: 0 };
  const title = placeTitle(summaryTitle(bars, totalTfs), width);
  const shown = edgeKinds.filter((type) => !hidden?.includes(type) && bars.some((bar) => hasType(bar, type)));
  const legend: LegendEntry[] = [];
  let [x, y] = [0, title.length * titleLine + 18];
  for (const type of shown) {
    const entry = textWidth(type, labelSize) + 36;
    if (x > 0 && x + entry > width) [x, y] = [0, y + titleLine];
    legend.push({ type, x, y });
    x += entry;
  }
  return { title, legend, height: y + 12 };
}

function hasType(bar: SummaryBarData, type: LegendEntry['type']): boolean {
  return bar.counts.some((count) => count.type === type && count.targets > 0);
}
