import { scaleLinear } from 'd3-scale';
import { countOf, formatCount } from '@trellis/core';
import { fitLabel } from '../parts/fitLabel.ts';
import { textWidth } from '../parts/textWidth.ts';
import { placeTitle, titleLine } from '../parts/title.ts';
import { sungearTint, upperOf } from '../sungear/color.ts';
import { placeKeys } from '../sungear/keys.ts';
import { wordsOf } from '../sungear/words.ts';
import type { SungearData, SungearNode } from '../sungear/types.ts';
import { upSetSizes as sizes } from './sizes.ts';
import type { PlacedGroupColumn, UpSetLayout, UpSetOptions, UpSetRow } from './types.ts';

/**
 * Places an UpSet plot (Lex et al. 2014) of the groups of a Sungear diagram: one row per analysis, and one column with a bar
 * per group, the largest groups first, as many as fit. Bars have the tints of the diagram's circles.
 */
export function layoutUpSet(data: SungearData, { width, title = '' }: UpSetOptions): UpSetLayout {
  const titled = placeTitle(title, width);
  const top = (titled.length ? titled.length * titleLine + 12 : 0) + sizes.count + 14;
  const bottom = top + sizes.plot;
  const rows = placeRows(data, bottom + sizes.gap);
  const left = (rows[0]?.bar.x ?? 0) + sizes.setBars + sizes.gap * 3;
  const room = Math.max(1, Math.floor((width - left) / sizes.column));
  const order = [...data.nodes.keys()].sort((a, b) => data.nodes[b].size - data.nodes[a].size || a - b);
  const shown = order.slice(0, room);
  const largest = Math.max(1, ...shown.map((index) => data.nodes[index].size));
  const y = scaleLinear([0, largest], [bottom, top]);
  const upper = upperOf(data.nodes.map(({ adjustedLog10 }) => adjustedLog10));
  const noteY = bottom + sizes.gap + rows.length * sizes.row + 20;
  const keys = placeKeys(upper, width, 'Bar: number of genes');
  return {
    width,
    height: noteY + sizes.gap + keys.height,
    title: titled,
    rows,
    columns: shown.map((index, place) =>
      placeColumn(data, { index, x: left + (place + 0.5) * sizes.column, y, bottom, upper }),
    ),
    left: order.length - shown.length,
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ text: formatCount(value), x: left - 8, y: y(value) })),
    plot: { left, right: left + shown.length * sizes.column, top, bottom },
    note: { text: noteOf(shown.length, order.length), x: 0, y: noteY },
    keys: keys.keys.map((key) => ({ ...key, y: key.y + noteY + sizes.gap })),
  };
}

function noteOf(shown: number, all: number): string {
  if (shown === all) return `All ${countOf(all, 'group')}, the largest first.`;
  return `The ${formatCount(shown)} largest of ${countOf(all, 'group')}.`;
}

function placeRows({ anchors, nodes }: SungearData, top: number): UpSetRow[] {
  const totals = anchors.map((_, i) =>
    nodes.reduce((sum, { members, size }) => sum + (members.includes(i) ? size : 0), 0),
  );
  const maxTotal = Math.max(1, ...totals);
  const texts = anchors.map(({ label }) => fitLabel(label, sizes.label, sizes.maxLabel));
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, sizes.label)));
  return anchors.map(({ label }, i) => {
    const length = (totals[i] / maxTotal) * sizes.setBars;
    const middle = top + (i + 0.5) * sizes.row;
    return {
      text: texts[i],
      full: texts[i] === label ? undefined : label,
      x: 0,
      y: middle + 4,
      size: totals[i],
      bar: { x: Math.ceil(widest) + sizes.gap, width: length },
      middle,
    };
  });
}

interface ColumnPlace {
  readonly index: number;
  readonly x: number;
  readonly y: (value: number) => number;
  readonly bottom: number;
  readonly upper: number;
}

function placeColumn(data: SungearData, { index, x, y, bottom, upper }: ColumnPlace): PlacedGroupColumn {
  const node: SungearNode = data.nodes[index];
  return {
    index,
    x,
    bar: { y: y(node.size), height: bottom - y(node.size) },
    tint: sungearTint(node, upper),
    count: { text: formatCount(node.size), x, y: y(node.size) - 4 },
    rows: [...node.members].sort((a, b) => a - b),
    name: wordsOf(node, data.anchors),
  };
}
