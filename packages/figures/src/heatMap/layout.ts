import { placeTitle, titleLine } from '../parts/title.ts';
import { textWidth } from '../parts/textWidth.ts';
import { allValues, paintCells } from './cells.ts';
import { heatBounds } from './color.ts';
import { frameOf, type Frame } from './frame.ts';
import { placeColumnLabels, placeRowLabels } from './labels.ts';
import { placeScale, rangeOf } from './scale.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import { placeTable, tableWidth } from './table.ts';
import { treePath } from './trees.ts';
import type { HeatMapData, HeatMapFigureOptions, HeatMapLayout } from './types.ts';

/** The color scale needs at least this width. */
const minWidth = 320;

/**
 * Places a heat map with its trees, labels, color scale and table. Cells and labels shrink to fit the width and height;
 * labels that would be too small to read are left out.
 */
export function layoutHeatMap(data: HeatMapData, options: HeatMapFigureOptions): HeatMapLayout {
  const mapRight = frameOf(data, options, 0).labelRight + (options.rowTitle ? sizes.axisTitle : 0);
  const side = tableWidth(data.table);
  const width = Math.ceil(Math.max(mapRight + (side ? sizes.tableGap + side : 0), minWidth)) + 2;
  const title = placeTitle(options.title ?? '', width);
  const scaleTop = title.length ? title.length * titleLine + 12 : 0;
  const top = scaleTop + sizes.scaleHeight + 8;
  const frame = frameOf(data, options, top);
  const values = Array.from(allValues(data));
  const bounds = heatBounds(values, options);
  const table = placeTable(data.table, { x: mapRight + sizes.tableGap, y: top });
  const mapBottom = frame.labelBottom + (options.columnTitle ? sizes.axisTitle : 0);
  return {
    width,
    height: Math.ceil(Math.max(mapBottom, table.bottom, top + 20)) + 4,
    title,
    grid: frame.grid,
    cells: paintCells(data, frame.grid, { bounds, paper: options.paper }),
    ...labelsOf(frame),
    ...axisTitles(frame, options),
    ...treesOf(data, frame),
    scale: placeScale(bounds, rangeOf(values), {
      x: 0,
      y: scaleTop,
      name: options.valueName,
      paper: options.paper,
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

function treesOf({ rowTree, columnTree }: HeatMapData, { grid }: Frame) {
  const [left, top] = [grid.x - sizes.gap, grid.y - sizes.gap];
  const down = { start: grid.y, pitch: grid.cellHeight, leaves: left, root: left - sizes.tree + 1 };
  const across = { start: grid.x, pitch: grid.cellWidth, leaves: top, root: top - sizes.tree + 1 };
  return { rowTree: treePath(rowTree, 'row', down), columnTree: treePath(columnTree, 'column', across) };
}
