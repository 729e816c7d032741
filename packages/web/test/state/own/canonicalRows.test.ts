import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalCsv, countTargets, rowsOfCsv, toLog2, toP } from '../../../src/state/own/canonicalRows.ts';
import { changeUnits, type OwnReading, type OwnRows } from '../../../src/state/own/ownAnalysis.ts';

const plain: OwnReading = { changeUnit: 'log2', pUnit: 'p', cutoffs: undefined };
const rows: OwnRows = {
  genes: 'A\nB\nC\nD',
  change: Float64Array.of(2, -1.5, 0.3, NaN),
  p: Float64Array.of(0.01, 0.2, 1e-300, NaN),
};

/** The genes of the rows that are sent. */
const genesWithin = (some: OwnRows, reading: OwnReading): string[] => {
  const { genes } = rowsOfCsv(canonicalCsv(some, reading));
  return genes === '' ? [] : genes.split('\n');
};

describe('the rows that are sent', () => {
  it('are a list of genes, or genes with fold changes and p-values', () => {
    expect(canonicalCsv({ genes: 'A\nB', change: undefined, p: undefined }, plain)).toBe('gene_id\nA\nB\n');
    expect(canonicalCsv(rows, plain)).toBe('gene_id,log2fc,pvalue\nA,2,0.01\nB,-1.5,0.2\nC,0.3,1e-300\nD,,\n');
    expect(canonicalCsv({ ...rows, p: undefined }, plain)).toContain('\nA,2,\n');
    expect(canonicalCsv({ genes: '', change: undefined, p: undefined }, plain)).toBe('gene_id\n');
  });

  it.each([
    [{ minChange: 1, maxP: 0.05 }, ['A']],
    [{ minChange: 1, maxP: 1 }, ['A', 'B']],
    [{ minChange: 0, maxP: 0.05 }, ['A', 'C']],
    [{ minChange: 0, maxP: 1 }, ['A', 'B', 'C', 'D']],
  ])('are those within the cutoffs %o', (cutoffs, expected) => {
    expect(genesWithin(rows, { ...plain, cutoffs })).toEqual(expected);
    expect(countTargets(rows, { ...plain, cutoffs })).toBe(expected.length);
  });

  it('are never more with stricter cutoffs', () => {
    const figure = fc.double({ noNaN: false });
    const cutoffs = fc.record({
      minChange: fc.double({ min: 0, max: 5, noNaN: true }),
      maxP: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(figure, figure)), cutoffs, cutoffs, (pairs, a, b) => {
        const both = { minChange: Math.max(a.minChange, b.minChange), maxP: Math.min(a.maxP, b.maxP) };
        const some: OwnRows = {
          genes: pairs.map((_, i) => `G${i}`).join('\n'),
          change: Float64Array.from(pairs, ([change]) => change),
          p: Float64Array.from(pairs, ([, p]) => p),
        };
        const all = new Set(genesWithin(some, { ...plain, cutoffs: a }));
        for (const gene of genesWithin(some, { ...plain, cutoffs: both })) expect(all.has(gene)).toBe(true);
      }),
    );
  });
});

it('a file that was sent has the same rows again', () => {
  const figure = fc.double({ noDefaultInfinity: false });
  fc.assert(
    fc.property(fc.array(fc.tuple(figure, figure), { minLength: 1 }), (pairs) => {
      const some: OwnRows = {
        genes: pairs.map((_, i) => `G${i}`).join('\n'),
        change: Float64Array.from(pairs, ([change]) => change + 0),
        p: Float64Array.from(pairs, ([, p]) => p + 0),
      };
      expect(rowsOfCsv(canonicalCsv(some, plain))).toEqual(some);
    }),
  );
});

describe('a fold change', () => {
  it.each([
    ['log2', 2, 2],
    ['ln', Math.log(4), 2],
    ['log10', Math.log10(4), 2],
    ['ratio', 4, 2],
    ['ratio', 0.25, -2],
    ['signed', -4, -2],
    ['signed', 4, 2],
  ] as const)('in the unit %s: %d is %d as log2', (unit, change, expected) => {
    expect(toLog2(change, unit)).toBeCloseTo(expected, 12);
  });

  it('that is a ratio is that of amounts', () => {
    expect(toLog2(0, 'ratio')).toBe(-Infinity);
    expect(toLog2(-1, 'ratio')).toBeNaN();
  });

  it('that is missing stays missing in every unit', () => {
    for (const unit of changeUnits) expect(toLog2(NaN, unit)).toBeNaN();
  });

  it('has a p-value, which can be given as its negative logarithm', () => {
    expect([toP(0.05, 'p'), toP(3, '-log10')]).toEqual([0.05, 0.001]);
  });
});
