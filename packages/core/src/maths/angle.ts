import { highWord } from './words.ts';

const inverseHalfPi = 6.36619772367581382433e-1;
const [p1, p1Rest] = [1.57079632673412561417, 6.07710050650619224932e-11];
const [p2, p2Rest] = [6.0771005063039659766e-11, 2.02226624879595063154e-21];
const [p3, p3Rest] = [2.0222662487111664558e-21, 8.47842766036889956997e-32];

/** An angle as a number of right angles and the rest, which is at most π/4; `tail` is what its rounding has lost. */
interface Reduced {
  readonly rightAngles: number;
  readonly rest: number;
  readonly tail: number;
}

/** Takes right angles from an angle of at most 2^20 · π/2 (the middle way of fdlibm's `e_rem_pio2`). */
export function reduce(x: number): Reduced {
  const size = Math.abs(x);
  if (size <= Math.PI / 4) return { rightAngles: 0, rest: x, tail: 0 };
  if (!(size <= 1647099)) return { rightAngles: 0, rest: NaN, tail: NaN };
  const n = Math.trunc(size * inverseHalfPi + 0.5);
  let r = size - n * p1;
  let w = n * p1Rest;
  let rest = r - w;
  const exponent = highWord(size) >> 20;
  const lost = () => exponent - ((highWord(rest) >> 20) & 0x7ff);
  if (lost() > 16) {
    let t = r;
    w = n * p2;
    r = t - w;
    w = n * p2Rest - (t - r - w);
    rest = r - w;
    if (lost() > 49) {
      t = r;
      w = n * p3;
      r = t - w;
      w = n * p3Rest - (t - r - w);
      rest = r - w;
    }
  }
  const tail = r - rest - w;
  return x < 0 ? { rightAngles: -n, rest: -rest, tail: -tail } : { rightAngles: n, rest, tail };
}
