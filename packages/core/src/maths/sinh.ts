import { exp } from './exp.ts';
import { expm1 } from './expm1.ts';

/** The hyperbolic sine (fdlibm's `e_sinh`); error below 2 ulp. */
export function sinh(x: number): number {
  const [half, size] = [x < 0 ? -0.5 : 0.5, Math.abs(x)];
  // Its exponential overflows before it does.
  if (size > 709) return half * exp(size / 2) * exp(size / 2);
  if (size >= 22) return half * exp(size);
  if (size < 2 ** -28) return x;
  const t = expm1(size);
  return size < 1 ? half * (2 * t - (t * t) / (t + 1)) : half * (t + t / (t + 1));
}
