/** Sizes of the figure in pixels. */
export const heatMapSizes = {
  /** Maximum width and height of a cell. */
  cellWidth: 88,
  cellHeight: 28,
  /** Default maximum height of all cells together. */
  height: 1200,
  labelText: 12,
  /** Text in the cells, the least space on each side of it, and the width of a cell that can have one. */
  cellText: 10,
  cellTextGap: 2,
  minTextCell: 20,
  lineHeight: 14,
  /** Minimum space between the lines of two labels. */
  labelGap: 4,
  /** Smaller text is illegible in print and left out. */
  minText: 8,
  /** Maximum length of row and column labels. */
  rowLabel: 220,
  columnLabel: 180,
  /** On a narrow page row labels take at most this share of the width, unless the cells leave them more. */
  screenLabelShare: 0.38,
  /** The same in print: a share of the width, and a length that cuts nothing but sentences. */
  rowLabelShare: 0.5,
  printedLabel: 300,
  /** Between cells and labels, and between cells and trees. */
  gap: 6,
  tree: 56,
  /** Trees of maps narrower than this are half as long, to leave the width to the cells. */
  narrow: 480,
  narrowTree: 28,
  scaleWidth: 140,
  scaleBar: 10,
  /** Color scale with its texts and the space below it. */
  scaleHeight: 50,
  axisTitle: 18,
  tableGap: 40,
  /** Between the map and a table below it. */
  belowGap: 20,
  tableRow: 19,
  tableText: 12,
  /** Maximum width of a column of a table next to the map, and the space between two. */
  tableColumn: 260,
  /** Width that the columns of a table have on average at least; with less room there are fewer. */
  minTableColumn: 72,
  columnGap: 18,
} as const;
