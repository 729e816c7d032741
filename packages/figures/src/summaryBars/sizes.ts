/** Sizes of the figure in pixels. */
export const sizes = {
  /** Minimum height of a TF's group. */
  band: 100,
  compactBand: 26,
  /** Space between the bars of two TFs. */
  bandGap: 10,
  /** Minimum distance of two bars, for legible names. */
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
