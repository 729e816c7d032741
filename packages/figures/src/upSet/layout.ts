import { countOf, formatCount } from '@trellis/core/formats';
import { linearScale, ticksOf } from '../parts/scales.ts';
import { placeTitle, titleLine } from '../parts/title.ts';
import { sungearTint, upperOf } from '../sungear/color.ts';
import { placeKeys } from '../sungear/keys.ts';
import { placeNames } from '../sungear/nameKey.ts';
import { textsOf } from '../sungear/texts.ts';
import type { SungearData, SungearNode } from '../sungear/types.ts';
import { frameOf, type Frame } from './frame.ts';
import { totalsOf } from './rows.ts';
import { upSetSizes as sizes } from './sizes.ts';
import type { PlacedGroupColumn, UpSetLayout, UpSetOptions, UpSetRow } from './types.ts';

/**
 * Places an UpSet plot (Lex et al. 2014) of the groups of a Sungear diagram: one row per analysis, and one column with a bar
 * per group, the largest groups first, as many as fit. Bars have the tints of the diagram's circles. Rows that are too narrow
 * for the labels have numbers, and a key below names them.
 */
export function layoutUpSet(data: SungearData, { width, height, title = '' }: UpSetOptions): UpSetLayout {
  const titled = placeTitle(title, width);
  const titleHeight = titled.length ? titled.length * titleLine + 12 : 0;
  const upper = upperOf(data.nodes.map(({ adjustedLog10 }) => adjustedLog10));
  const keys = placeKeys(upper, width, [{ text: 'Bar: number of genes' }]);
  const below = 20 + sizes.gap + keys.height;
  const frame = frameOf(data, width, height && height - titleHeight - sizes.axisTitle - below - sizes.gap);
  const { left, shown, pitch } = frame;
  const top = titleHeight + sizes.axisTitle + frame.counts;
  const bottom = top + frame.plot;
  const rows = placeRows(data, frame, bottom + sizes.gap);
  const largest = Math.max(1, ...shown.map((index) => data.nodes[index].size));
  const y = linearScale([0, largest], [bottom, top]);
  const noteY = bottom + sizes.gap + rows.length * pitch.row + 20;
  const keysEnd = noteY + sizes.gap + keys.height;
  const named = frame.rows.areNumbers ? namesOf(data, width) : { names: [], height: 0 };
  return {
    width,
    height: Math.ceil(keysEnd + named.height),
    title: titled,
    pitch,
    rows,
    columns: shown.map((index, place) =>
      placeColumn(data, { index, x: left + (place + 0.5) * pitch.column, y, bottom, upper, pitch }),
    ),
    left: data.nodes.length - shown.length,
    ticks: ticksOf(y, Math.max(2, Math.round(frame.plot / 60)))
      .filter(Number.isInteger)
      .map((value) => ({ text: formatCount(value), x: left - 8, y: y(value) })),
    plot: { left, right: left + shown.length * pitch.column, top, bottom },
    axes: [
      { text: 'Genes per group', x: left, y: titleHeight + sizes.tick },
      { text: 'Genes per row', x: 0, y: bottom + sizes.gap - 6 },
    ],
    note: { text: noteOf(shown.length, data.nodes.length), x: 0, y: noteY },
    keys: keys.keys.map((key) => ({ ...key, y: key.y + noteY + sizes.gap })),
    names: named.names.map((name) => ({ ...name, y: name.y + keysEnd })),
  };
}

const namesOf = ({ anchors }: SungearData, width: number) =>
  placeNames(
    anchors.map(({ label }) => label),
    width,
  );

function noteOf(shown: number, all: number): string {
  if (shown === all) return `All ${countOf(all, 'group')}, the largest first.`;
  return `The ${formatCount(shown)} largest of ${countOf(all, 'group')}.`;
}

function placeRows(data: SungearData, { rows, setBars, totals: rowTotals, pitch }: Frame, top: number): UpSetRow[] {
  const totals = totalsOf(data);
  const maxTotal = totals.reduce((max, total) => Math.max(max, total), 1);
  return data.anchors.map(({ label }, i) => {
    const middle = top + (i + 0.5) * pitch.row;
    return {
      text: rows.texts[i],
      full: rows.texts[i] === label ? undefined : label,
      x: 0,
      y: middle + pitch.label * 0.36,
      size: totals[i],
      total: { text: formatCount(totals[i]), x: rowTotals, y: middle + sizes.tick * 0.36 },
      bar: { x: setBars.x, width: (totals[i] / maxTotal) * setBars.width },
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
  readonly pitch: Frame['pitch'];
}

function placeColumn(data: SungearData, { index, x, y, bottom, upper, pitch }: ColumnPlace): PlacedGroupColumn {
  const node: SungearNode = data.nodes[index];
  const top = y(node.size);
  return {
    index,
    x,
    bar: { y: top, height: bottom - top },
    tint: sungearTint(node, upper),
    count: { text: formatCount(node.size), x: pitch.isTurned ? x + sizes.count * 0.36 : x, y: top - 4 },
    rows: [...node.members].sort((a, b) => a - b),
    name: textsOf(node, data.anchors),
  };
}
