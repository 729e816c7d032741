/** The smallest normal double. */
const smallest = 2.2250738585072014e-308;

/** -log10 of a p-value, for figures. Smaller values than the smallest normal double, 0 too, give about 307.65. */
export const minusLog10 = (p: number): number => -Math.log10(Math.max(p, smallest));
