/** Sizes of the figure in pixels. */
export const scoreDotSizes = {
  text: 12,
  tick: 11,
  row: 20,
  /** Radius of a mark. */
  dot: 5,
  /** Between labels and plot. */
  gap: 12,
  /** Room for marks at both ends of the plot. */
  inset: 10,
  /** Below the rows: the ticks, and the name of the axis. */
  axis: 40,
  keyRow: 20,
  /** Between two keys, and between a mark and its name. */
  keyGap: 20,
  keyMark: 12,
} as const;

/** Maximum width of the labels as a share of the figure's width. */
export const maxLabelShare = 0.4;
