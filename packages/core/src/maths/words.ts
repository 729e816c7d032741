/*! Parts of this folder are ported from FreeBSD's and Sun's fdlibm. Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved. */

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);

/** Places of the two words of a double in this machine's memory. */
const [low, high] = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? [0, 1] : [1, 0];

/** The sign, the exponent and the 20 leading bits of a double's fraction, as a signed word. */
export function highWord(x: number): number {
  double[0] = x;
  return words[high] | 0;
}

/** The 32 last bits of a double's fraction. */
export function lowWord(x: number): number {
  double[0] = x;
  return words[low];
}

/** The double of two words. */
export function ofWords(highBits: number, lowBits: number): number {
  words[high] = highBits;
  words[low] = lowBits;
  return double[0];
}

/** A double with another high word. */
export function withHighWord(x: number, bits: number): number {
  double[0] = x;
  words[high] = bits;
  return double[0];
}

/** A double without the 32 last bits of its fraction. */
export function withoutLowWord(x: number): number {
  double[0] = x;
  words[low] = 0;
  return double[0];
}

/** 2 to the power of a whole number from -1022 to 1023. */
export const powerOf2 = (n: number): number => ofWords((n + 1023) << 20, 0);

/** Returns x · 2^n, rounded once. */
export function scale(x: number, n: number): number {
  if (n > 1023) return n > 2046 ? x * powerOf2(1023) * powerOf2(1023) : x * powerOf2(1023) * powerOf2(n - 1023);
  if (n >= -1022) return x * powerOf2(n);
  // Two steps, of which only the last one can round.
  return n < -2000 ? x * 0 : scale(x * powerOf2(-969), n + 969);
}
