import type { ByteWriter } from './byteWriter.ts';

const whole = 1_000_000;

/**
 * Writes a share from 0 to 1, rounded to millionths: `0.25`, `1`. A millionth of a figure is less than a pixel. The digits
 * are those of `JSON.stringify`, which takes ten times as long.
 */
export function writeMillionths(out: ByteWriter, share: number): void {
  let rest = Math.round(share * whole);
  if (rest <= 0 || rest >= whole) return out.ascii(String(rest / whole));
  let digits = 6;
  for (; rest % 10 === 0; digits--) rest /= 10;
  out.ascii('0.');
  out.digits(rest, digits);
}
