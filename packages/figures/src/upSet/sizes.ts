/** Sizes of the figure in pixels. */
export const upSetSizes = {
  label: 12,
  /** Maximum width of a label; longer ones are shortened. */
  maxLabel: 240,
  /** Maximum length of the bars of the analyses. */
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
