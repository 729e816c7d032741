/** Digits that a double holds exactly, and the largest power of ten that is a double. */
const [maxDigits, maxPower] = [15, 22];

/** Most digits of a power of ten. */
const maxPowerDigits = 3;

const powers = Float64Array.from({ length: maxPower + 1 }, (_, power) => Number(`1e${power}`));

const [plus, minus, point, zero, nine, e, E] = [43, 45, 46, 48, 57, 101, 69];

/**
 * Reads decimal numbers in ASCII bytes, the same doubles as `Number` gives. Source: Clinger, How to read floating point numbers
 * accurately (1990), the fast path.
 */
export class PlainNumber {
  /** The number that was read last; NaN for other texts, and for numbers of more than 15 digits or with a power of ten beyond 22. */
  value = NaN;
  /** Where what was read ends: before the first byte that belongs to no number. */
  end = 0;

  /** Reads the number that starts at a place, and ends before another. */
  read(bytes: Uint8Array, start: number, limit: number): void {
    let at = start;
    const isNegative = at < limit && bytes[at] === minus;
    if (isNegative || (at < limit && bytes[at] === plus)) at++;
    let value = this.digits(bytes, at, limit, 0);
    let digits = this.end - at;
    let decimals = 0;
    if (this.end < limit && bytes[this.end] === point) {
      at = this.end + 1;
      value = this.digits(bytes, at, limit, value);
      decimals = this.end - at;
      digits += decimals;
    }
    at = this.end;
    const shift = (at < limit && (bytes[at] === e || bytes[at] === E) ? this.power(bytes, at, limit) : 0) - decimals;
    if (digits === 0 || digits > maxDigits || !(Math.abs(shift) <= maxPower)) this.value = NaN;
    else {
      const size = shift < 0 ? value / powers[-shift] : value * powers[shift];
      this.value = isNegative ? 0 - size : size;
    }
  }

  /** Reads the power of ten from its `e` on; NaN without digits, or with too many. */
  private power(bytes: Uint8Array, start: number, limit: number): number {
    let at = start + 1;
    const isNegative = at < limit && bytes[at] === minus;
    if (isNegative || (at < limit && bytes[at] === plus)) at++;
    const power = this.digits(bytes, at, limit, 0);
    if (this.end === at || this.end - at > maxPowerDigits) return NaN;
    return isNegative ? -power : power;
  }

  /** Reads digits behind those of a value, and sets where they end. */
  private digits(bytes: Uint8Array, start: number, limit: number, before: number): number {
    let [at, value] = [start, before];
    for (; at < limit && bytes[at] >= zero && bytes[at] <= nine; at++) value = value * 10 + bytes[at] - zero;
    this.end = at;
    return value;
  }
}
