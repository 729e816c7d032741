/** Sizes of the figure in pixels. */
export const sungearSizes = {
  /** Text of the labels: the largest that has room. */
  labelText: [13, 12, 11],
  /** Space above and below the text of a label. */
  lead: 3,
  /** From the outline to the nearest label, and from there to its text. */
  labelGap: 16,
  labelPad: 6,
  /** Text of the numbers: the largest that has room. */
  numberText: [13, 12, 11, 10, 9],
  /** Larger numbers are on one ring. */
  crowdedText: 11,
  /** From the outline to the first ring of numbers. */
  numberGap: 13,
  /** Maximum number of rings. */
  maxRings: 6,
  nameText: 12,
  nameRow: 20,
  nameLine: 15,
  /** Between two columns of names, and between a number and its name. */
  nameGap: 24,
  numberPad: 8,
  keyText: 12,
  keyRow: 20,
  /** Between the diagram and its legend. */
  keyGap: 8,
  swatch: 6,
  /** Minimum radius of a circle with a sign. */
  minSigned: 7,
  /** Minimum radius of a circle with an outline in a crowded diagram. */
  minClear: 2,
  /** Minimum diameter of the diagram. */
  minDiameter: 120,
} as const;

/** With more arrows, only those of the largest, the highlighted and the selected circles are drawn. */
export const maxArrows = 600;
