import { describe, expect, it } from 'vitest';
import { deviance, logBinomialProbability, stirlingError } from '../../src/stats/saddlePoint.ts';
import { relativeError } from './relativeError.ts';

describe('stirlingError', () => {
  it("is what Stirling's formula lacks of log(n!), where that can be added up", () => {
    let logFactorial = 0;
    for (let n = 1; n <= 60; n++) {
      logFactorial += Math.log(n);
      expect(stirlingError(n)).toBeCloseTo(
        logFactorial - (n + 0.5) * Math.log(n) + n - Math.log(2 * Math.PI) / 2,
        12,
      );
    }
  });

  it('goes on smoothly where the table ends and the series begins', () => {
    const ratios = [13, 14, 15, 16, 17].map((n) => (stirlingError(n) * n) / (stirlingError(n + 1) * (n + 1)));
    expect(ratios.every((ratio, i) => ratio < 1 && (i === 0 || ratio > ratios[i - 1]))).toBe(true);
  });
});

describe('deviance', () => {
  it('is 0 for what is expected and above it for anything else', () => {
    expect(deviance(7, 7)).toBe(0);
    for (const x of [6, 6.999, 7.001, 8, 700]) expect(deviance(x, 7)).toBeGreaterThan(0);
  });

  it('keeps its digits near the expected number, where the plain form loses them', () => {
    // (x - m)^2 / 2m - (x - m)^3 / 6m^2 + ..., by hand
    expect(relativeError(deviance(1e6 + 1, 1e6), 5e-7 - 1e-12 / 6 + 1e-18 / 12)).toBeLessThan(1e-14);
  });

  it('meets itself where the series ends', () => {
    const [below, above] = [deviance(122.22, 100), deviance(122.23, 100)];
    const slope = Math.log(1.22225);
    expect((above - below) / 0.01).toBeCloseTo(slope, 6);
  });
});

describe('logBinomialProbability', () => {
  it.each([
    [10, 0.5],
    [37, 0.01],
    [500, 0.93],
    [20_000, 0.3],
  ])('adds up to 1 over all numbers of successes in %i trials at %f', (trials, p) => {
    let sum = 0;
    for (let x = 0; x <= trials; x++) sum += Math.exp(logBinomialProbability(x, trials, [p, 1 - p]));
    expect(sum).toBeCloseTo(1, 11);
  });

  it('keeps its digits where nearly all trials succeed', () => {
    const [n, q] = [5e6, 2 ** -22];
    // n p^(n - 1) q
    const exact = Math.log(n * q) + (n - 1) * Math.log1p(-q);
    expect(Math.abs(logBinomialProbability(n - 1, n, [1 - q, q]) - exact)).toBeLessThan(1e-14);
  });
});
