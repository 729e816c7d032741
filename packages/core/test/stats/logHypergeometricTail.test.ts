import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  log10Of,
  logHypergeometricTail,
  logHypergeometricTails,
  type HypergeometricDraw,
} from '../../src/stats/index.ts';
import golden from './golden/hypergeometricTail.json';
import goldenLogs from './golden/logHypergeometricTail.json';
import { logTolerance, relativeError, relativeLogError, smallestNormal } from './relativeError.ts';

const tolerance = 1e-10;

/** Possible draws from up to 3,000 genes. */
const draws = fc
  .integer({ min: 1, max: 3000 })
  .chain((population) => fc.tuple(fc.nat(population), fc.nat(population), fc.constant(population)))
  .chain(([sample, marked, population]) => {
    const [min, max] = [Math.max(0, sample + marked - population), Math.min(sample, marked)];
    return fc.record({
      hits: fc.integer({ min, max }),
      sample: fc.constant(sample),
      marked: fc.constant(marked),
      population: fc.constant(population),
    });
  });

/** The p-values themselves. */
function hypergeometricTails(draw: HypergeometricDraw) {
  const { greater, less } = logHypergeometricTails(draw);
  return { greater: Math.exp(greater), less: Math.exp(less) };
}

const describeDraw = ({ hits, sample, marked, population }: HypergeometricDraw): string =>
  `${hits} hits in ${sample} of ${population}, ${marked} marked`;

describe('logHypergeometricTails', () => {
  it('has logarithms within 1e-9 of those with 50 digits, down to 10^-2000 and up to next to 1', () => {
    const wrong = goldenLogs.filter((draw) => {
      const { greater, less } = logHypergeometricTails(draw);
      return !(
        relativeLogError(log10Of(greater), draw.greaterLog10) < logTolerance &&
        relativeLogError(log10Of(less), draw.lessLog10) < logTolerance
      );
    });
    expect(wrong.map(describeDraw)).toEqual([]);
    const logs = goldenLogs.flatMap(({ greaterLog10, lessLog10 }) => [greaterLog10, lessLog10]);
    expect(Math.min(...logs)).toBeLessThan(-2000);
    expect(logs.filter((log) => log < 0 && log > -1e-20).length).toBeGreaterThan(10);
  });

  it('is within 1e-10 of the exact tails, from populations of 2 to 5,000,000 and down to the smallest double', () => {
    const wrong = golden.filter((draw) => {
      const { greater, less } = hypergeometricTails(draw);
      return !(relativeError(greater, draw.greater) < tolerance && relativeError(less, draw.less) < tolerance);
    });
    expect(wrong.map(describeDraw)).toEqual([]);
  });

  it('is tested near 1e-300, in populations of millions, and on draws that cannot be', () => {
    const rare = golden.filter(({ greater, less }) => Math.min(greater, less) < 1e-295);
    expect(rare.filter(({ greater, less }) => Math.min(greater, less) > smallestNormal).length).toBeGreaterThan(10);
    expect(golden.filter(({ population }) => population >= 1_000_000).length).toBeGreaterThan(80);
    expect(golden.filter(({ sample, marked }) => Math.min(sample, marked) > 10_000).length).toBeGreaterThan(20);
    expect(golden.filter(({ hits, sample, marked }) => hits > Math.min(sample, marked)).length).toBeGreaterThan(1);
  });

  it('gives tails that overlap in the observed number only', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const { greater, less } = hypergeometricTails(draw);
        const below = draw.hits > 0 ? Math.exp(logHypergeometricTail({ ...draw, hits: draw.hits - 1 }, 'less')) : 0;
        expect(greater + below).toBeCloseTo(1, 10);
        expect(greater + less).toBeGreaterThanOrEqual(1 - 1e-12);
        expect(Math.max(greater, less)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('gives the same when the two sets change places', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const { sample, marked } = draw;
        const [one, other] = [
          hypergeometricTails(draw),
          hypergeometricTails({ ...draw, sample: marked, marked: sample }),
        ];
        expect(relativeError(one.greater, other.greater)).toBeLessThan(tolerance);
        expect(relativeError(one.less, other.less)).toBeLessThan(tolerance);
      }),
    );
  });

  it('turns one tail into the other when the genes outside the second set are counted', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const { hits, sample, marked, population } = draw;
        const outside = { hits: sample - hits, sample, marked: population - marked, population };
        expect(relativeError(hypergeometricTails(outside).less, hypergeometricTails(draw).greater)).toBeLessThan(
          tolerance,
        );
      }),
    );
  });

  it('falls with every further hit', () => {
    const draw = { sample: 2000, marked: 1500, population: 28_000 };
    const tails = Array.from({ length: 600 }, (_, hits) => logHypergeometricTail({ ...draw, hits }, 'greater'));
    expect(tails.findIndex((p, i) => i > 0 && p > tails[i - 1])).toBe(-1);
    expect(tails[599]).toBeLessThan(tails[300]);
  });

  it('knows numbers of hits that cannot be, and draws without a choice', () => {
    expect(hypergeometricTails({ hits: 4, sample: 3, marked: 5, population: 9 })).toEqual({ greater: 0, less: 1 });
    expect(hypergeometricTails({ hits: 0, sample: 6, marked: 5, population: 9 })).toEqual({ greater: 1, less: 0 });
    expect(hypergeometricTails({ hits: 0, sample: 0, marked: 5, population: 9 })).toEqual({ greater: 1, less: 1 });
    expect(hypergeometricTails({ hits: 9, sample: 9, marked: 9, population: 9 })).toEqual({ greater: 1, less: 1 });
  });
});
