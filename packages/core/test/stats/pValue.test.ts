import { describe, expect, it } from 'vitest';
import { formatPValue, log10Of, pValueOf, writePValue } from '../../src/stats/index.ts';

describe('a p-value', () => {
  it('has a logarithm where it is too small for a double', () => {
    expect(pValueOf(Math.log(0.001))).toEqual({ p: expect.closeTo(0.001, 15), log10: expect.closeTo(-3, 14) });
    expect(pValueOf(-2000 * Math.LN10)).toEqual({ p: 0, log10: expect.closeTo(-2000, 9) });
  });

  it('has the logarithm 0 if it is 1, not -0', () => {
    expect(Object.is(log10Of(-0), 0)).toBe(true);
  });
});

describe('the text of a p-value', () => {
  it('is exponential, with two decimals or as many as wanted', () => {
    expect([0, -2, Math.log10(1.234e-5)].map((log10) => formatPValue(log10))).toEqual([
      '1.00e+0',
      '1.00e-2',
      '1.23e-5',
    ]);
    expect(formatPValue(Math.log10(1.23456789e-20), 5)).toBe('1.23457e-20');
  });

  it('has the right exponent where a double underflows', () => {
    expect(formatPValue(Math.log10(3.2) - 475)).toBe('3.20e-475');
    expect(formatPValue(-2000)).toBe('1.00e-2000');
    expect(formatPValue(Math.log10(9.999) - 400)).toBe('1.00e-399');
    expect(formatPValue(-308.5, 1)).toBe('3.2e-309');
  });

  it('is empty for a test that was not made, and 0 for an impossible result', () => {
    expect([formatPValue(NaN), formatPValue(-Infinity), writePValue(-Infinity)]).toEqual(['', '0.00e+0', '0']);
  });

  it('in a file has all digits of a double, and ten beyond', () => {
    expect(Number(writePValue(Math.log10(1.23456789012e-9)))).toBeCloseTo(1.23456789012e-9, 20);
    expect(writePValue(0)).toBe('1');
    expect(writePValue(Math.log10(3.2) - 475)).toBe('3.200000000e-475');
  });
});
