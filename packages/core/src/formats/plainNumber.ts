/** Digits that a double holds exactly, and the largest power of ten that is a double. */
const [maxDigits, maxPower] = [15, 22];

const powers = Float64Array.from({ length: maxPower + 1 }, (_, power) => Number(`1e${power}`));

const [plus, minus, point, zero, nine, e, E] = [43, 45, 46, 48, 57, 101, 69];

/**
 * The decimal number in ASCII bytes, the same double as `Number` gives; NaN where it takes more than exact steps: other
 * texts, more than 15 digits, or a power of ten beyond 22. Source: Clinger, How to read floating point numbers accurately
 * (1990), the fast path.
 */
export function plainNumber(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  const isNegative = bytes[at] === minus;
  if (isNegative || bytes[at] === plus) at++;
  let [value, digits, decimals] = [0, 0, 0];
  for (let hasPoint = false; at < end; at++) {
    const byte = bytes[at];
    if (byte >= zero && byte <= nine) {
      value = value * 10 + byte - zero;
      digits++;
      if (hasPoint) decimals++;
    } else if (byte === point && !hasPoint) hasPoint = true;
    else break;
  }
  if (digits === 0 || digits > maxDigits) return NaN;
  const shift = (at === end ? 0 : powerOf(bytes, at, end)) - decimals;
  if (!(Math.abs(shift) <= maxPower)) return NaN;
  const size = shift < 0 ? value / powers[-shift] : value * powers[shift];
  return isNegative ? 0 - size : size;
}

/** The power of ten after the digits; NaN for another text. */
function powerOf(bytes: Uint8Array, start: number, end: number): number {
  if (bytes[start] !== e && bytes[start] !== E) return NaN;
  let at = start + 1;
  const isNegative = bytes[at] === minus;
  if (isNegative || bytes[at] === plus) at++;
  if (at === end || end - at > 3) return NaN;
  let power = 0;
  for (; at < end; at++) {
    if (bytes[at] < zero || bytes[at] > nine) return NaN;
    power = power * 10 + bytes[at] - zero;
  }
  return isNegative ? -power : power;
}
