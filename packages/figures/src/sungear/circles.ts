/** Circles that are moved in place. */
export interface Circles {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly r: Float64Array;
}
