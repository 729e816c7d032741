/** The smallest normal double: what a p-value of 0 is drawn as. */
const smallest = 2.2250738585072014e-308;

/** -log10 of a p-value; values below the smallest normal double count as that, about 307.65. */
export const minusLog10 = (p: number): number => -Math.log10(Math.max(p, smallest));
