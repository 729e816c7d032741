const [piLow, halfPi] = [1.2246467991473532e-16, Math.PI / 2];

/** The arcs whose tangent is 0.5, 1, 1.5 and infinite, each with what its rounding has lost. */
const arcs = [
  [4.63647609000806093515e-1, 2.26987774529616870924e-17],
  [7.85398163397448278999e-1, 3.06161699786838301793e-17],
  [9.82793723247329054082e-1, 1.39033110312309984516e-17],
  [1.570796326794896558, 6.12323399573676603587e-17],
] as const;

const [a0, a2, a4, a6, a8, a10] = [
  3.33333333333329318027e-1, 1.42857142725034663711e-1, 9.09088713343650656196e-2, 6.66107313738753120669e-2,
  4.97687799461593236017e-2, 1.62858201153657823623e-2,
];
const [a1, a3, a5, a7, a9] = [
  -1.99999999998764832476e-1, -1.1111110405462355788e-1, -7.69187620504482999495e-2, -5.83357013379057348645e-2,
  -3.6531572744216915527e-2,
];

/** The arc whose tangent is a number that is not negative (fdlibm's `s_atan`). */
function atan(x: number): number {
  if (x > 2 ** 66) return arcs[3][0] + arcs[3][1];
  if (x < 0.4375) return x < 2 ** -27 ? x : x - x * seriesOf(x);
  const [[arc, rest], t] = nearestArc(x);
  return arc - (t * seriesOf(t) - rest - t);
}

function nearestArc(x: number): [(typeof arcs)[number], number] {
  if (x < 0.6875) return [arcs[0], (2 * x - 1) / (2 + x)];
  if (x < 1.1875) return [arcs[1], (x - 1) / (x + 1)];
  if (x < 2.4375) return [arcs[2], (x - 1.5) / (1 + 1.5 * x)];
  return [arcs[3], -1 / x];
}

function seriesOf(x: number): number {
  const z = x * x;
  const w = z * z;
  const odd = z * (a0 + w * (a2 + w * (a4 + w * (a6 + w * (a8 + w * a10)))));
  return odd + w * (a1 + w * (a3 + w * (a5 + w * (a7 + w * a9))));
}

/** The angle in radians of a point (x, y), from -π to π (fdlibm's `e_atan2`); NaN where a coordinate is not finite. */
export function atan2(y: number, x: number): number {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return NaN;
  const isLeft = x < 0 || Object.is(x, -0);
  if (y === 0) return isLeft ? (Object.is(y, -0) ? -Math.PI : Math.PI) : y;
  if (x === 0) return y < 0 ? -halfPi : halfPi;
  const arc = atan(Math.abs(y / x));
  const turned = isLeft ? Math.PI - (arc - piLow) : arc;
  return y < 0 ? -turned : turned;
}
