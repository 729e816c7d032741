import { placeTitle, titleLine } from '../parts/title.ts';
import { textWidth } from '../parts/textWidth.ts';
import { allValues, paintCells } from './cells.ts';
import { placeCellTexts } from './cellTexts.ts';
import { heatBounds } from './color.ts';
import { frameOf, type Frame } from './frame.ts';
import { placeColumnLabels, placeRowLabels } from './labels.ts';
import { placeScale, rangeOf } from './scale.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import { filledColumns, placeTable, tableWidth } from './table.ts';
import type { HeatMapData, HeatMapFigureOptions, HeatMapLayout, HeatMapTree } from './types.ts';

interface TreeArea {
  /** Along the axis the first leaf begins at `start`, and each takes `pitch`. */
  readonly start: number;
  readonly pitch: number;
  /** Positions of the leaves and of the root across the axis. */
  readonly leaves: number;
  readonly root: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Draws a tree as one SVG path of brackets whose heights are the distances of the clusters they join. `column` trees are
 * above the columns, `row` trees to the left of the rows.
 */
function treePath(tree: HeatMapTree | undefined, axis: 'row' | 'column', available: TreeArea): string {
  if (!tree) return '';
  const top = tree.merges.reduce((max, { height }) => Math.max(max, height), 0);
  const across = (height: number) =>
    available.leaves + (available.root - available.leaves) * (top > 0 ? height / top : 0);
  const ends: { along: number; across: number }[] = [];
  tree.order.forEach((leaf, place) => {
    ends[leaf] = { along: available.start + (place + 0.5) * available.pitch, across: available.leaves };
  });
  const brackets = tree.merges.map(({ left, right, height }, i) => {
    const [a, b, at] = [ends[left], ends[right], across(height)];
    ends[tree.order.length + i] = { along: (a.along + b.along) / 2, across: at };
    const [a1, b1, a2, b2, end] = [a.along, b.along, a.across, b.across, at].map(round);
    return axis === 'column' ? `M${a1} ${a2}V${end}H${b1}V${b2}` : `M${a2} ${a1}H${end}V${b1}H${b2}`;
  });
  return brackets.join('');
}

/** The color scale needs at least this width. */
const minWidth = 320;

/**
 * Places a heat map with its trees, labels, color scale and table. Cells and labels shrink to fit the width and height;
 * labels that would be too small to read are left out.
 */
export function layoutHeatMap(given: HeatMapData, options: HeatMapFigureOptions): HeatMapLayout {
  const data = { ...given, table: filledColumns(given.table) };
  const mapRight = frameOf(data, options, 0).labelRight + (options.rowTitle ? sizes.axisTitle : 0);
  const available = options.isTableBelow ? options.width - 2 : undefined;
  const side = tableWidth(data.table, available);
  const right = available === undefined ? mapRight + (side ? sizes.tableGap + side : 0) : Math.max(mapRight, side);
  const width = Math.ceil(Math.max(right, minWidth)) + 2;
  const title = placeTitle(options.title ?? '', width);
  const scaleTop = title.length ? title.length * titleLine + 12 : 0;
  const top = scaleTop + sizes.scaleHeight + 8;
  const frame = frameOf(data, options, top);
  const values = Array.from(allValues(data));
  const bounds = heatBounds(values, options);
  const colors = { bounds, paper: options.paper };
  const cellTexts = placeCellTexts(data, frame.grid, colors);
  const mapBottom = frame.labelBottom + (options.columnTitle ? sizes.axisTitle : 0);
  const table = placeTable(
    data.table,
    available === undefined
      ? { x: mapRight + sizes.tableGap, y: top }
      : { x: 0, y: mapBottom + sizes.belowGap, available },
  );
  return {
    width,
    height: Math.ceil(Math.max(mapBottom, table.bottom, top + 20)) + 4,
    title,
    grid: frame.grid,
    cells: paintCells(data, frame.grid, colors),
    cellTexts,
    ...labelsOf(frame),
    ...axisTitles(frame, options),
    ...treesOf(data, frame),
    scale: placeScale(bounds, rangeOf(values), {
      x: 0,
      y: scaleTop,
      name: cellTexts.length ? `${options.valueName}; in the cells: ${data.texts?.name}` : options.valueName,
      paper: options.paper,
      isChosen: options.upper !== undefined,
    }),
    table: table.table,
    message: values.length ? undefined : { text: 'Nothing to compare', x: 0, y: top + 14 },
  };
}

function labelsOf({ grid, right, bottom, rowStyle, columnStyle }: Frame) {
  const { rows, columns, cellWidth, cellHeight } = grid;
  const down = { order: rows, pitch: cellHeight, start: grid.y, edge: right + sizes.gap };
  const across = { order: columns, pitch: cellWidth, start: grid.x, edge: bottom + sizes.gap };
  return { rowLabels: placeRowLabels(rowStyle, down), columnLabels: placeColumnLabels(columnStyle, across) };
}

function axisTitles({ grid, right, bottom, labelRight, labelBottom }: Frame, options: HeatMapFigureOptions) {
  const { rowTitle, columnTitle } = options;
  const half = columnTitle ? textWidth(columnTitle, sizes.labelText) / 2 : 0;
  const middle = Math.max((grid.x + right) / 2, half);
  return {
    rowTitle: rowTitle ? { text: rowTitle, x: labelRight + 8, y: (grid.y + bottom) / 2 } : undefined,
    columnTitle: columnTitle ? { text: columnTitle, x: middle, y: labelBottom + 14 } : undefined,
  };
}

function treesOf({ rowTree, columnTree }: HeatMapData, { grid, tree }: Frame) {
  const [left, top] = [grid.x - sizes.gap, grid.y - sizes.gap];
  const down = { start: grid.y, pitch: grid.cellHeight, leaves: left, root: left - tree + 1 };
  const across = { start: grid.x, pitch: grid.cellWidth, leaves: top, root: top - tree + 1 };
  return { rowTree: treePath(rowTree, 'row', down), columnTree: treePath(columnTree, 'column', across) };
}
