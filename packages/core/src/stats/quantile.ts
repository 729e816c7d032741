/**
 * Quantile of rising numbers, by linear interpolation between the two nearest (type 7 of Hyndman and Fan 1996, the default of R
 * and numpy). NaN without numbers.
 */
export function quantile(rising: ArrayLike<number>, share: number): number {
  if (!rising.length) return NaN;
  const place = share * (rising.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, rising.length - 1);
  return rising[below] + (place - below) * (rising[above] - rising[below]);
}
