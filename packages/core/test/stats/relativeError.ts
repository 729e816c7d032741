/** The smallest double with all its digits; errors of smaller numbers are measured against it. */
export const smallestNormal = 2.2250738585072014e-308;

/** How far a number is from the exact one, as a share of the exact one. */
export const relativeError = (value: number, exact: number): number =>
  Math.abs(value - exact) / Math.max(Math.abs(exact), smallestNormal);
