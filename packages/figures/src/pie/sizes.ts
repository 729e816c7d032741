/** Sizes of the figure in pixels. */
export const pieSizes = {
  labelText: 12,
  labelHeight: 20,
  /** Room left and right of the text in its box. */
  labelPad: 6,
  legendText: 12,
  legendRow: 20,
  swatch: 12,
  titleText: 15,
  titleHeight: 32,
  /** Between legend and pie, and round the pie. */
  gap: 16,
  edge: 4,
} as const;

/** Labels that are always shown: those of the largest slices. */
export const alwaysLabeled = 5;
