/** Sizes of the figure in pixels. */
export const heatMapSizes = {
  /** Most width and height of a cell. */
  cellWidth: 88,
  cellHeight: 28,
  /** Most height of all cells, unless told. */
  height: 1200,
  labelText: 12,
  lineHeight: 14,
  /** Least room between the lines of one label and those of the next. */
  labelGap: 4,
  /** Smaller text cannot be read in print; it is left out. */
  minText: 8,
  /** Most length of the labels of rows and columns. */
  rowLabel: 220,
  columnLabel: 180,
  /** Between cells and labels, and between cells and trees. */
  gap: 6,
  tree: 56,
  scaleWidth: 140,
  scaleBar: 10,
  /** Color scale with its texts, and the room under it. */
  scaleHeight: 50,
  axisTitle: 18,
  tableGap: 40,
  tableRow: 19,
  tableText: 12,
  /** Most width of a column of the table, and the room between two. */
  tableColumn: 260,
  columnGap: 18,
} as const;
