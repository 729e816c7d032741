import { stackedHeight, styleColumns, styleRows, type LabelStyle } from './labels.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { HeatMapData, HeatMapFigureOptions, HeatMapGrid } from './types.ts';

/** Positions of the cells and styles of their labels. */
export interface Frame {
  readonly grid: HeatMapGrid;
  readonly rowStyle: LabelStyle;
  readonly columnStyle: LabelStyle;
  /** Length of the trees. */
  readonly tree: number;
  /** Right and bottom edge of the cells. */
  readonly right: number;
  readonly bottom: number;
  /** Right and bottom edge of their labels. */
  readonly labelRight: number;
  readonly labelBottom: number;
}

/** Whole pixels if possible, so that all cells look the same; of a phone, whose pixels are smaller, halves of them. */
const wholePitch = (pitch: number, isNarrow: boolean): number =>
  pitch < 2 ? pitch : isNarrow ? Math.floor(pitch * 2) / 2 : Math.floor(pitch);

function pitchOf(
  count: number,
  available: number,
  { max, isNarrow = false }: { max: number; isNarrow?: boolean },
): number {
  return Math.min(wholePitch(Math.max(available, 1) / Math.max(count, 1), isNarrow), max);
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
  const cellHeight = pitchOf(rows.length, options.height ?? sizes.height, { max: maxHeight });
  const isPrinted = options.isTableBelow === true;
  const isNarrow = options.width < sizes.narrow && !isPrinted;
  const tree = isNarrow ? sizes.narrowTree : sizes.tree;
  const x = data.rowTree ? tree + sizes.gap : 0;
  const y = top + (data.columnTree ? tree + sizes.gap : 0);
  const title = options.rowTitle ? sizes.axisTitle : 0;
  const all = options.width - x - sizes.gap - title;
  const rowStyle = styleRows(data.rows, cellHeight, rowLabelSpace(options, all - columns.length * sizes.cellWidth));
  const available = all - rowStyle.extent;
  const cellWidth = pitchOf(columns.length, available, { max: sizes.cellWidth, isNarrow });
  const columnStyle = styleColumns(data.columns, cellWidth, isPrinted ? sizes.printedLabel : sizes.columnLabel);
  const [right, bottom] = [x + columns.length * cellWidth, y + rows.length * cellHeight];
  return {
    grid: { x, y, cellWidth, cellHeight, rows, columns },
    rowStyle,
    columnStyle,
    tree,
    right,
    bottom,
    labelRight: right + sizes.gap + rowStyle.extent,
    labelBottom: bottom + sizes.gap + columnStyle.extent,
  };
}

/** The most that row labels may take: of a page, a share of its width or what the widest cells leave (`left`). */
function rowLabelSpace({ width, isTableBelow }: HeatMapFigureOptions, left: number): number {
  if (isTableBelow === true) return width * sizes.rowLabelShare;
  return Math.min(Math.max(width * sizes.screenLabelShare, left), sizes.rowLabel);
}
