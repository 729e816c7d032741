import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logTailsOfDraws, meanOfDraws } from '../../src/stats/independentDraws.ts';

/** The exact distribution of the number of hits, one draw after another. */
function distribution(probabilities: readonly number[]): Float64Array {
  const chances = new Float64Array(probabilities.length + 1);
  chances[0] = 1;
  for (const [drawn, p] of probabilities.entries())
    for (let hits = drawn + 1; hits >= 0; hits--)
      chances[hits] = chances[hits] * (1 - p) + (hits > 0 ? chances[hits - 1] * p : 0);
  return chances;
}

/** Both tails, summed from the smallest term. */
function exactTails(chances: Float64Array, k: number) {
  const sum = (part: Float64Array) => part.toSorted().reduce((total, f) => total + f, 0);
  return { greater: Math.log10(sum(chances.slice(k))), less: Math.log10(sum(chances.slice(0, k + 1))) };
}

const classes = (count: [number, number], p: [number, number]) =>
  fc.array(
    fc.record({
      count: fc.integer({ min: count[0], max: count[1] }),
      p: fc.double({ min: p[0], max: p[1], noNaN: true }),
    }),
    { minLength: 1, maxLength: 8 },
  );

const drawsOf = (of: readonly { count: number; p: number }[]) => ({
  counts: of.map(({ count }) => count),
  probabilities: of.map(({ p }) => p),
});

const base10 = (log: number) => log / Math.LN10;
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('tails of independent draws', () => {
  it('are those of the exact convolution for up to 20 hits (property)', () => {
    fc.assert(
      fc.property(classes([1, 40], [1e-6, 0.9]), share, (of, at) => {
        const chances = distribution(of.flatMap(({ count, p }) => new Array<number>(count).fill(p)));
        const draws = drawsOf(of);
        const mean = meanOfDraws(draws);
        fc.pre(mean <= 100);
        const k = Math.min(20, Math.floor(at * (chances.length - 1)));
        const [tails, exact] = [logTailsOfDraws(draws, k, mean), exactTails(chances, k)];
        const near = (got: number, wanted: number) =>
          expect(Math.abs(base10(got) - wanted)).toBeLessThan(1e-9 * Math.max(1, Math.abs(wanted)) + 1e-13);
        if (exact.greater > -300) near(tails.greater, k === 0 ? 0 : exact.greater);
        if (exact.less > -300 && Number.isFinite(tails.less)) near(tails.less, exact.less);
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('are those of the exact convolution for many draws of small probabilities (property)', () => {
    fc.assert(
      fc.property(classes([50, 400], [1e-7, 0.05]), fc.integer({ min: 0, max: 20 }), (of, k) => {
        const chances = distribution(of.flatMap(({ count, p }) => new Array<number>(count).fill(p)));
        const draws = drawsOf(of);
        const mean = meanOfDraws(draws);
        fc.pre(mean <= 100);
        const [tails, exact] = [logTailsOfDraws(draws, k, mean), exactTails(chances, k)];
        const near = (got: number, wanted: number) =>
          expect(Math.abs(base10(got) - wanted)).toBeLessThan(1e-9 * Math.max(1, Math.abs(wanted)) + 1e-13);
        if (exact.greater > -290) near(tails.greater, k === 0 ? 0 : exact.greater);
        if (exact.less > -290 && Number.isFinite(tails.less)) near(tails.less, exact.less);
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  it('are off by at most 0.003 in the base-10 logarithm by the saddle point (property)', () => {
    fc.assert(
      fc.property(classes([20, 120], [0.02, 0.6]), share, (of, at) => {
        const chances = distribution(of.flatMap(({ count, p }) => new Array<number>(count).fill(p)));
        const draws = drawsOf(of);
        const k = 21 + Math.floor(at * (chances.length - 42));
        fc.pre(k > 20 && k < chances.length - 20);
        const [tails, exact] = [logTailsOfDraws(draws, k, meanOfDraws(draws)), exactTails(chances, k)];
        if (exact.greater > -300) expect(Math.abs(base10(tails.greater) - exact.greater)).toBeLessThan(0.003);
        if (exact.less > -300) expect(Math.abs(base10(tails.less) - exact.less)).toBeLessThan(0.003);
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  it('are 1 for no hits, and never for more hits than draws', () => {
    const draws = { counts: [50, 30], probabilities: [0.5, 0.2] };
    expect(logTailsOfDraws(draws, 0, meanOfDraws(draws)).greater).toBe(0);
    expect(logTailsOfDraws(draws, 81, meanOfDraws(draws)).greater).toBe(-Infinity);
    expect(logTailsOfDraws(draws, 80, meanOfDraws(draws)).less).toBe(0);
  });
});
