import { quantile } from './quantile.ts';

/** The middle of some numbers, or the mean of the two in the middle; NaN without numbers. */
export const median = (values: ArrayLike<number>): number => quantile(Float64Array.from(values).sort(), 0.5);
