import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as maths from '../../src/maths/index.ts';
import { seededRandom } from '../../src/stats/index.ts';

type Row = readonly number[];

/** Rows of arguments and the rounded true value; see scripts/goldenMaths.py. */
const golden = JSON.parse(readFileSync(new URL('golden/functions.json', import.meta.url), 'utf8')) as Record<
  string,
  readonly Row[]
>;

/** Largest difference in units of the last place of the true value. A half is a value rounded the other way. */
const maxUlps: Readonly<Record<string, number>> = { log10: 2, sinh: 2, tan: 3, exp10: 0, pow: 0 };

/** Distance of two doubles in units of the last place. */
function ulpsBetween(a: number, b: number): number {
  const bits = new BigInt64Array(new Float64Array([Math.abs(a), Math.abs(b)]).buffer);
  return Math.sign(a) === Math.sign(b) ? Math.abs(Number(bits[0] - bits[1])) : Infinity;
}

const call = (name: string, args: Row): number =>
  (maths[name as keyof typeof maths] as (...values: number[]) => number)(...args);

describe('elementary functions', () => {
  it.each(Object.entries(golden))('%s is as close to the true value as its comment says', (name, rows) => {
    const worst = Math.max(...rows.map((row) => ulpsBetween(call(name, row.slice(0, -1)), row[row.length - 1])));
    expect(worst).toBeLessThanOrEqual(maxUlps[name] ?? 1);
  });

  it('has every power of 10 that a double has', () => {
    for (let power = -323; power <= 308; power++) {
      expect(maths.exp10(power)).toBe(Number(`1e${power}`));
      expect(maths.pow(10, power)).toBe(Number(`1e${power}`));
    }
  });

  it.each<[string, Row, number]>([
    ['log', [0], -Infinity],
    ['log', [-1], NaN],
    ['log', [1], 0],
    ['log', [5e-324], -744.4400719213812],
    ['log10', [1000], 3],
    ['log2', [2 ** -1074], -1074],
    ['log1p', [-1], -Infinity],
    ['log1p', [-1.5], NaN],
    ['log1p', [-0], -0],
    ['exp', [-Infinity], 0],
    ['exp', [710], Infinity],
    ['exp', [-745], 5e-324],
    ['exp', [1], Math.E],
    ['expm1', [-50], -1],
    ['expm1', [NaN], NaN],
    ['sinh', [710], 1.1169973830808557e308],
    ['sin', [-0], -0],
    ['pow', [0, 0.6], 0],
    ['pow', [0, -1], Infinity],
    ['pow', [2, -1074], 5e-324],
    ['pow', [2, 1024], Infinity],
    ['pow', [0.5, Infinity], 0],
    ['pow', [-1, 2], NaN],
    ['exp10', [-Infinity], 0],
    ['exp10', [400], Infinity],
    ['atan2', [0, -1], Math.PI],
    ['atan2', [-1, 0], -Math.PI / 2],
    ['hypot', [3e200, 4e200], 4.9999999999999995e200],
    ['hypot', [0, 0], 0],
    ['square', [-3], 9],
  ])('%s of %j is %d', (name, args, value) => {
    expect(call(name, args)).toBe(value);
  });

  it('gives the same bits on every machine', () => {
    const random = seededRandom('maths');
    const values = Float64Array.from({ length: 30_000 }, () => 40 * (random.next() - 0.5));
    const hash = createHash('sha256');
    for (const name of ['exp', 'expm1', 'exp10', 'sinh', 'sin', 'cos', 'tan'] as const)
      hash.update(new Uint8Array(values.map(maths[name]).buffer));
    for (const name of ['log', 'log10', 'log2', 'log1p'] as const)
      hash.update(new Uint8Array(values.map((value) => maths[name](Math.abs(value))).buffer));
    for (const name of ['pow', 'atan2', 'hypot'] as const)
      hash.update(new Uint8Array(values.map((value, i) => maths[name](Math.abs(value), values[i >> 1])).buffer));
    expect(hash.digest('hex')).toBe('6a90a652a3f76a45d4eadffadbdc86175545e021ac5ffcc048436024ae0af250');
  });
});
