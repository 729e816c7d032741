import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { log10Of, logBinomialTest, type BinomialTrials } from '../../src/stats/index.ts';
import golden from './golden/binomialTest.json';
import goldenLogs from './golden/logBinomialTest.json';
import { logTolerance, relativeError, relativeLogError } from './relativeError.ts';

const tolerance = 1e-10;

const binomialTest = (trials: BinomialTrials): number => Math.exp(logBinomialTest(trials));

const describeTrials = ({ successes, trials, probability }: BinomialTrials): string =>
  `${successes} of ${trials} at ${probability}`;

/** The definition, with every outcome looked at: logarithms of binomial coefficients by addition. */
function naive({ successes, trials, probability }: BinomialTrials): number {
  const logs = [trials * Math.log1p(-probability)];
  for (let x = 1; x <= trials; x++) {
    logs.push(logs[x - 1] + Math.log(((trials - x + 1) / x) * (probability / (1 - probability))));
  }
  return logs.reduce((sum, log) => (log <= logs[successes] + 1e-7 ? sum + Math.exp(log) : sum), 0);
}

describe('logBinomialTest', () => {
  it('has logarithms within 1e-9 of those with 50 digits, down to 10^-2000', () => {
    const wrong = goldenLogs.filter(
      ({ log10, ...trials }) => !(relativeLogError(log10Of(logBinomialTest(trials)), log10) < logTolerance),
    );
    expect(wrong.map(describeTrials)).toEqual([]);
    expect(Math.min(...goldenLogs.map(({ log10 }) => log10))).toBeLessThan(-2000);
  });

  it('is within 1e-10 of 80-digit sums, for up to 40,000 trials and down to 1e-307', () => {
    const wrong = golden.filter((trials) => !(relativeError(binomialTest(trials), trials.p) < tolerance));
    expect(wrong.map(describeTrials)).toEqual([]);
    expect(golden.filter(({ p }) => p < 1e-290).length).toBeGreaterThan(5);
  });

  it("agrees with R's binom.test", () => {
    const wrong = golden.filter((trials) => !(relativeError(binomialTest(trials), trials.r) < tolerance));
    expect(wrong.map(describeTrials)).toEqual([]);
  });

  it('sums exactly the outcomes that are no likelier than the observed one', () => {
    const cases = fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }))
      .chain(([trials, probability]) => fc.nat(trials).map((successes) => ({ successes, trials, probability })));
    fc.assert(
      fc.property(cases, (trials) => {
        expect(relativeError(binomialTest(trials), Math.min(1, naive(trials)))).toBeLessThan(1e-6);
      }),
    );
  });

  it('counts outcomes as equal that differ by rounding only', () => {
    expect(binomialTest({ successes: 2, trials: 10, probability: 0.5 })).toBeCloseTo(112 / 1024, 12);
    expect(binomialTest({ successes: 5, trials: 11, probability: 0.5 })).toBe(1);
  });

  it('counts both sides wherever success and failure are equally probable', () => {
    for (let trials = 1; trials <= 300; trials++) {
      const flips = { successes: Math.floor(trials / 3), trials, probability: 0.5 };
      expect(relativeError(binomialTest(flips), naive(flips))).toBeLessThan(1e-6);
    }
  });

  it('is certain where only one outcome can be', () => {
    expect(binomialTest({ successes: 0, trials: 5, probability: 0 })).toBe(1);
    expect(binomialTest({ successes: 1, trials: 5, probability: 0 })).toBe(0);
    expect(binomialTest({ successes: 5, trials: 5, probability: 1 })).toBe(1);
    expect(binomialTest({ successes: 3, trials: 5, probability: 1 })).toBe(0);
    expect(binomialTest({ successes: 0, trials: 0, probability: 0.3 })).toBe(1);
  });
});
