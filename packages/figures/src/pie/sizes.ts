/** Sizes of the figure in pixels. */
export const pieSizes = {
  labelText: 12,
  labelHeight: 20,
  /** Horizontal padding of a label's box. */
  labelPad: 6,
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
