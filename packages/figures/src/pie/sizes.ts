/** Sizes of the figure in pixels. */
export const pieSizes = {
  labelText: 12,
  labelHeight: 20,
  /** Horizontal padding of a label's box. */
  labelPad: 6,
  /** Height of a label outside the pie, and the distance of two. */
  outsideHeight: 15,
  rowHeight: 16,
  /** From the rim of the pie to the end of a leader's bend, and from there to the label. */
  leader: 10,
  leaderEnd: 10,
  /** Minimum arc length of a slice with an optional label outside. */
  minArc: 6,
  minRadius: 20,
  legendText: 12,
  legendRow: 20,
  swatch: 12,
  titleText: 15,
  titleHeight: 32,
  /** Between legend and pie, and around the pie. */
  gap: 16,
  edge: 4,
} as const;

/** Number of the largest slices that are always labeled. */
export const alwaysLabeled = 5;
