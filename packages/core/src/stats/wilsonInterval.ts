/** The 97.5 % quantile of the normal distribution: an interval of 95 %. */
const z = 1.959963984540054;

/**
 * The 95 % interval of a share, `hits` of `total` (E. B. Wilson, 1927): it stays between 0 and 1 and has its coverage for small
 * numbers too. [0, 1] for a total of 0.
 */
export function wilsonInterval(hits: number, total: number): readonly [low: number, high: number] {
  if (total === 0) return [0, 1];
  const share = hits / total;
  const square = z * z;
  const center = share + square / (2 * total);
  const half = z * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total));
  const scale = 1 + square / total;
  return [hits === 0 ? 0 : (center - half) / scale, hits === total ? 1 : (center + half) / scale];
}
