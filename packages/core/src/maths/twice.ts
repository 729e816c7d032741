/** A number of twice the precision of a double: the sum of a double and of what its rounding has lost. */
export interface Twice {
  readonly high: number;
  readonly low: number;
}

/** Dekker's constant: splits a double into two halves of 26 bits. */
const splitter = 2 ** 27 + 1;

/** a + b, where |a| is not smaller than |b| (Dekker 1971). */
export function quickSum(a: number, b: number): Twice {
  const high = a + b;
  return { high, low: b - (high - a) };
}

/** a + b without a loss (Knuth). */
function exactSum(a: number, b: number): Twice {
  const high = a + b;
  const part = high - a;
  return { high, low: a - (high - part) + (b - part) };
}

/** a · b without a loss (Dekker 1971). */
function exactProduct(a: number, b: number): Twice {
  const high = a * b;
  const [s, t] = [a * splitter, b * splitter];
  const [aHigh, bHigh] = [s - (s - a), t - (t - b)];
  const [aLow, bLow] = [a - aHigh, b - bHigh];
  return { high, low: aLow * bLow - (high - aHigh * bHigh - aLow * bHigh - aHigh * bLow) };
}

export function sum(a: Twice, b: Twice): Twice {
  const highs = exactSum(a.high, b.high);
  const lows = exactSum(a.low, b.low);
  const { high, low } = quickSum(highs.high, highs.low + lows.high);
  return quickSum(high, low + lows.low);
}

export function product(a: Twice, b: Twice): Twice {
  const { high, low } = exactProduct(a.high, b.high);
  return quickSum(high, low + (a.high * b.low + a.low * b.high));
}
