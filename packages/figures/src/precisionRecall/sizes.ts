/** Sizes of the figure in pixels. */
export const recallSizes = {
  /** In narrower figures the facts are above the plot. */
  sideBySide: 620,
  /** Maximum width and height of the plot. */
  plot: 420,
  /** Space for the axes, left of the plot and below it. */
  axisLeft: 54,
  axisBottom: 44,
  /** Space to the right of the plot. */
  right: 14,
  /** Between facts and plot, and above and below. */
  gap: 32,
  edge: 8,
  /** Line height of the facts, and minimum space between a label and its value. */
  factLine: 23,
  factGap: 20,
  factText: 13,
  tickText: 12,
  legendText: 12,
  legendLine: 20,
  /** Line sample before each text of the legend. */
  sample: 22,
  sampleGap: 8,
} as const;
