/** Sizes of the figure in pixels. */
export const recallSizes = {
  /** Under this width the facts stand above the plot. */
  sideBySide: 620,
  /** Most width and height of the plot. */
  plot: 420,
  /** Room left of the plot for its axis, and under it. */
  axisLeft: 54,
  axisBottom: 44,
  /** Room at the right of the plot. */
  right: 14,
  /** Between facts and plot, and above and below. */
  gap: 32,
  edge: 8,
  /** Distance of two facts, and between a label and its value. */
  factLine: 23,
  factGap: 20,
  factText: 13,
  tickText: 12,
  legendText: 12,
  legendLine: 20,
  /** Sample of a line before a text of the legend. */
  sample: 22,
  sampleGap: 8,
} as const;
