/** Sizes of the figure in pixels. */
export const termGraphSizes = {
  text: 12,
  note: 11,
  line: 15,
  /** Width of a box, and the room for its text. */
  box: 200,
  inset: 8,
  /** Between two columns, and between two boxes of a column. */
  columnGap: 56,
  rowGap: 10,
  /** Room of an edge that passes through a column. */
  pass: 8,
  /** Between two separate graphs. */
  componentGap: 20,
  /** Height of the key of the colors. */
  key: 34,
  step: 26,
} as const;
