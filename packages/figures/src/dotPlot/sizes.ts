/** Sizes of the figure in pixels. */
export const dotPlotSizes = {
  text: 12,
  label: 11,
  tick: 11,
  /** Left of the plot: the ticks. */
  left: 44,
  /** Above the plot: the name of the vertical axis. */
  top: 26,
  /** Below the plot: the ticks and the name of the axis. */
  axis: 44,
  /** Height of the key of the sizes. */
  key: 40,
  keyGap: 24,
  /** Radius of the largest and the smallest dot. */
  maxRadius: 16,
  minRadius: 2.5,
  /** Between a dot and its label. */
  gap: 4,
  /** Maximum width of a label. */
  labelSpace: 220,
} as const;

/** Number of dots that are labeled where there is room. */
export const maxLabels = 30;
