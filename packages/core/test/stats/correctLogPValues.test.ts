import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corrections, correctLogPValues, type Correction } from '../../src/stats/index.ts';
import goldenLogs from './golden/correctLogPValues.json';
import golden from './golden/correctPValues.json';
import { logTolerance, relativeLogError } from './relativeError.ts';

const methods = Object.keys(corrections) as Correction[];
const fromJson = (values: readonly (number | null)[]): number[] => values.map((value) => value ?? NaN);
/** Corrects p-values that are given as they are. */
const correctPValues = (p: ArrayLike<number>, correction: Correction): number[] =>
  Array.from(correctLogPValues(Array.from(p, Math.log), correction), Math.exp);

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });

describe('correctLogPValues', () => {
  it.each(methods)('is within 1e-9 of 50 digits for logarithms down to 10^-2000: %s', (method) => {
    for (const { log10, ...expected } of goldenLogs) {
      const corrected = correctLogPValues(
        log10.map((value) => value * Math.LN10),
        method,
      );
      expected[method].forEach((value, i) =>
        expect(relativeLogError(corrected[i] / Math.LN10, value)).toBeLessThan(logTolerance),
      );
    }
  });

  it('keeps two impossible results, whose logarithms are infinite', () => {
    for (const method of methods) {
      expect([...correctLogPValues([-Infinity, 0, -Infinity], method)]).toEqual([-Infinity, 0, -Infinity]);
    }
  });

  it.each(golden.flatMap((_, i) => methods.map((method) => [method, i] as const)))(
    "agrees with R's p.adjust: %s, list %i",
    (method, i) => {
      const [corrected, expected] = [correctPValues(fromJson(golden[i].p), method), fromJson(golden[i][method])];
      expect(corrected).toHaveLength(expected.length);
      expected.forEach((value, place) => {
        if (Number.isNaN(value)) expect(corrected[place]).toBeNaN();
        else expect(Math.abs(corrected[place] - value)).toBeLessThanOrEqual(1e-12 * value);
      });
    },
  );

  it('never makes a p-value smaller, nor larger than 1', () => {
    fc.assert(
      fc.property(pValues, fc.constantFrom(...methods), (p, method) => {
        correctPValues(p, method).forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(p[i] * (1 - 1e-12));
          expect(value).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('keeps the order of the p-values', () => {
    fc.assert(
      fc.property(pValues, fc.constantFrom(...methods), (p, method) => {
        const corrected = correctPValues(p, method);
        const rising = [...p.keys()].sort((a, b) => p[a] - p[b]);
        expect(rising.every((place, i) => i === 0 || corrected[rising[i - 1]] <= corrected[place])).toBe(true);
      }),
    );
  });

  it('is strictest as Bonferroni, then Holm, then Benjamini-Hochberg', () => {
    fc.assert(
      fc.property(pValues, (p) => {
        const [bonferroni, holm, bh] = (['bonferroni', 'holm', 'bh'] as const).map((method) =>
          correctPValues(p, method),
        );
        p.forEach((_, i) => {
          expect(holm[i]).toBeLessThanOrEqual(bonferroni[i]);
          expect(bh[i]).toBeLessThanOrEqual(holm[i] * (1 + 1e-12));
        });
      }),
    );
  });

  it('is never less strict as Benjamini-Yekutieli than as Benjamini-Hochberg', () => {
    fc.assert(
      fc.property(pValues, (p) => {
        const [bh, by] = [correctPValues(p, 'bh'), correctPValues(p, 'by')];
        by.forEach((value, i) => expect(value).toBeGreaterThanOrEqual(bh[i]));
      }),
    );
    expect(correctPValues([0.01, 0.01], 'by')[0]).toBeCloseTo(0.015, 15);
  });

  it('does not count tests that were not made', () => {
    for (const method of methods) {
      const [some, all] = [correctPValues([NaN, 0.01, NaN, 0.3], method), correctPValues([0.01, 0.3], method)];
      expect([...some]).toEqual([NaN, all[0], NaN, all[1]]);
    }
  });

  it('leaves what it is given as it is', () => {
    const logs = Float64Array.of(-0.5, -5);
    correctLogPValues(logs, 'holm');
    expect([...logs]).toEqual([-0.5, -5]);
  });
});
