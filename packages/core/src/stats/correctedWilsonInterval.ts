/** The 97.5 % quantile of the normal distribution: an interval of 95 %. */
const z = 1.959963984540054;

/**
 * Wilson's 95 % interval of a share, `hits` of `total`, with the correction for continuity (R. G. Newcombe, 1998, method 4). Of a share
 * at its lower end at most 5.5 % of the samples have as many hits or more; without the correction up to 21 % have, where hits are few.
 * [0, 1] for a total of 0.
 */
export function correctedWilsonInterval(hits: number, total: number): readonly [low: number, high: number] {
  if (total === 0) return [0, 1];
  const square = z * z;
  const double = 2 * hits + square;
  const scale = 2 * (total + square);
  /** Half of the interval on one side, times the scale; -1 below, 1 above. */
  const half = (side: number): number =>
    1 + z * Math.sqrt(square + side * 2 - 1 / total + (4 * hits * (total - hits - side)) / total);
  return [
    hits === 0 ? 0 : Math.max(0, (double - half(-1)) / scale),
    hits === total ? 1 : Math.min(1, (double + half(1)) / scale),
  ];
}
