/** Sizes of the figure in pixels. */
export const sizes = {
  /** Least room of a TF. */
  band: 100,
  compactBand: 26,
  /** Room between the bars of two TFs. */
  bandGap: 10,
  /** Least distance of two bars, so that their names can be read. */
  minPitch: 24,
  compactPitch: 18,
  maxThickness: 50,
  axisHeight: 44,
  foot: 8,
} as const;

export const nameSize = 11;
export const totalSize = 12;
export const labelSize = 13;
export const smallSize = 11;
