/** Sizes of the figure in pixels. */
export const sungearSizes = {
  anchorText: 13,
  /** Smaller text is illegible; longer labels are shortened. */
  minText: 9,
  /** From a corner to the middle of its label. */
  anchorGap: 20,
  keyText: 12,
  keyRow: 20,
  /** Between the diagram and its legend. */
  keyGap: 8,
  swatch: 6,
  /** Minimum radius of a circle with a sign. */
  minSigned: 7,
} as const;

/** With more arrows, only those of highlighted and selected circles are drawn. */
export const maxArrows = 600;
