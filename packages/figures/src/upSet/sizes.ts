/** Sizes of the figure in pixels. */
export const upSetSizes = {
  label: 12,
  /** Widest label; longer ones are cut. */
  widestLabel: 240,
  /** Room of the bars of the analyses. */
  setBars: 90,
  row: 22,
  column: 24,
  bar: 14,
  /** Height of the bars of the groups. */
  plot: 180,
  count: 10,
  dot: 5,
  gap: 12,
  keyText: 12,
} as const;
