/** Sizes of the figure in pixels. */
export const upSetSizes = {
  /** Text of the labels; smaller in low rows. */
  label: 12,
  minLabel: 11,
  /** Maximum share of the width that the labels get beyond their shortest forms. */
  labelShare: 0.28,
  /** Minimum and maximum length of the bars of the analyses, and their share of the width. */
  setBars: { min: 32, max: 110, share: 0.09 },
  /** Minimum and maximum height of a row, width of a group, and height of the bars of the groups. */
  row: { min: 15, max: 26 },
  column: { min: 18, max: 56 },
  plot: { min: 150, max: 320 },
  /** Maximum height of the bars of the groups as a share of the width. */
  plotShare: 0.6,
  /** Share of the width of a column that its bar takes, and the maximum. */
  barShare: 0.6,
  maxBar: 28,
  count: 11,
  tick: 11,
  /** Space for the titles of the axes above rows and columns. */
  axisTitle: 18,
  maxDot: 7,
  gap: 12,
  keyText: 12,
} as const;
