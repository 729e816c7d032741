import { stackedHeight, styleColumns, styleRows, type LabelStyle } from './labels.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { HeatMapData, HeatMapFigureOptions, HeatMapGrid } from './types.ts';

/** Positions of the cells and styles of their labels. */
export interface Frame {
  readonly grid: HeatMapGrid;
  readonly rowStyle: LabelStyle;
  readonly columnStyle: LabelStyle;
  /** Right and bottom edge of the cells. */
  readonly right: number;
  readonly bottom: number;
  /** Right and bottom edge of their labels. */
  readonly labelRight: number;
  readonly labelBottom: number;
}

/** Whole pixels if possible, so that all cells look the same. */
const wholePitch = (pitch: number): number => (pitch >= 2 ? Math.floor(pitch) : pitch);

function pitchOf(count: number, room: number, maxPitch: number): number {
  return Math.min(wholePitch(Math.max(room, 1) / Math.max(count, 1)), maxPitch);
}

/**
 * Divides the width and height between trees, cells and labels, below `top`. Where the labels do not fit above the table, the
 * index of the table replaces them.
 */
export function frameOf(data: HeatMapData, options: HeatMapFigureOptions, top: number): Frame {
  const frame = divide(data, options, top);
  const index = options.isTableBelow && data.table?.rows.map(([first]) => [first ?? '']);
  if (!index || (frame.rowStyle.lines.length && frame.columnStyle.lines.length)) return frame;
  const [rows, columns] = [data.rows, data.columns].map((all) => (all.length === index.length ? index : all));
  return divide({ ...data, rows, columns }, options, top);
}

function divide(data: HeatMapData, options: HeatMapFigureOptions, top: number): Frame {
  const rows = data.rowTree?.order ?? data.rows.map((_, index) => index);
  const columns = data.columnTree?.order ?? data.columns.map((_, index) => index);
  const maxHeight = Math.max(sizes.cellHeight, stackedHeight(data.rows));
  const cellHeight = pitchOf(rows.length, options.height ?? sizes.height, maxHeight);
  const isPrinted = options.isTableBelow === true;
  const rowStyle = styleRows(data.rows, cellHeight, isPrinted ? options.width * sizes.rowLabelShare : sizes.rowLabel);
  const x = data.rowTree ? sizes.tree + sizes.gap : 0;
  const y = top + (data.columnTree ? sizes.tree + sizes.gap : 0);
  const title = options.rowTitle ? sizes.axisTitle : 0;
  const room = options.width - x - sizes.gap - rowStyle.extent - title;
  const cellWidth = pitchOf(columns.length, room, sizes.cellWidth);
  const columnStyle = styleColumns(data.columns, cellWidth, isPrinted ? sizes.printedLabel : sizes.columnLabel);
  const [right, bottom] = [x + columns.length * cellWidth, y + rows.length * cellHeight];
  return {
    grid: { x, y, cellWidth, cellHeight, rows, columns },
    rowStyle,
    columnStyle,
    right,
    bottom,
    labelRight: right + sizes.gap + rowStyle.extent,
    labelBottom: bottom + sizes.gap + columnStyle.extent,
  };
}
