/** The length of a vector in the plane, without overflow on the way; error below 2 ulp. */
export function hypot(x: number, y: number): number {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  const largest = Math.max(a, b);
  if (largest === 0 || largest === Infinity) return largest;
  const [p, q] = [a / largest, b / largest];
  return Math.sqrt(p * p + q * q) * largest;
}
