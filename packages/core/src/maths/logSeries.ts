const lg1 = 6.66666666666673513e-1;
const lg2 = 3.999999999940941908e-1;
const lg3 = 2.857142874366239149e-1;
const lg4 = 2.222219843214978396e-1;
const lg5 = 1.818357216161805012e-1;
const lg6 = 1.531383769920937332e-1;
const lg7 = 1.479819860511658591e-1;

/** log((1 + s) / (1 - s)) / s - 2 for |s| < 0.1716: the polynomial of fdlibm's logarithms, in their order of operations. */
export function logSeries(s: number): number {
  const z = s * s;
  const w = z * z;
  return z * (lg1 + w * (lg3 + w * (lg5 + w * lg7))) + w * (lg2 + w * (lg4 + w * lg6));
}
