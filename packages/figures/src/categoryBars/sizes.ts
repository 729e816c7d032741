/** Sizes of the figure in pixels. */
export const categoryBarSizes = {
  text: 12,
  row: 20,
  bar: 12,
  /** Between label and bar, and between bar and count. */
  gap: 8,
  minBar: 1,
  titleText: 15,
  titleHeight: 32,
} as const;

/** Maximum width of the labels as a share of the figure's width. */
export const maxLabelShare = 0.5;
