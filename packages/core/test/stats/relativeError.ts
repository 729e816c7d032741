/** The smallest double with all its digits; errors of smaller numbers are measured against it. */
export const smallestNormal = 2.2250738585072014e-308;

/** How far a number is from the exact one, as a share of the exact one. */
export const relativeError = (value: number, exact: number): number =>
  Math.abs(value - exact) / Math.max(Math.abs(exact), smallestNormal);

/** Tolerance of logarithms of p-values, as a share of the logarithm. */
export const logTolerance = 1e-9;

/** How far a logarithm is from the exact one, as a share of the exact one; 0 and -0 are the same. */
export const relativeLogError = (value: number, exact: number): number =>
  value === exact ? 0 : Math.abs(value - exact) / Math.abs(exact);
