/** Sizes of the figure in pixels. */
export const sungearSizes = {
  anchorText: 13,
  /** Smaller text cannot be read; longer labels are cut. */
  minText: 9,
  /** From a corner to the middle of its label. */
  anchorGap: 20,
  keyText: 12,
  keyRow: 20,
  /** Between the diagram and its legend. */
  keyGap: 8,
  swatch: 6,
  /** Circles with a smaller radius have no sign. */
  minSigned: 7,
} as const;

/** With more arrows than this only those of the circle that is pointed at are drawn. */
export const maxArrows = 600;
