import { describe, expect, it } from 'vitest';
import { pShade, shareShade } from '../../src/index.ts';

const [least, most] = ['light-dark(#fddbc7, #4a1520)', 'light-dark(#b2182b, #f4a582)'];

describe('the shade of a p-value', () => {
  it('runs away from the paper: darker on light paper, brighter on dark paper', () => {
    const ink = 'light-dark(#ffffff, #000000)';
    expect(pShade(-20, { smallest: -20 })).toEqual({ background: most, color: ink });
    expect(pShade(Math.log10(0.05), { smallest: -20 })).toEqual({
      background: least,
      color: 'light-dark(#000000, #ffffff)',
    });
    expect(pShade(Math.log10(0.05), { smallest: -20, side: 'less' })?.background).toBe(
      'light-dark(#d1e5f0, #12304f)',
    );
    expect(pShade(-20, { smallest: -20, side: 'less' })?.background).toBe('light-dark(#2166ac, #92c5de)');
  });

  it('is none above 0.05, for no p-value and for NaN', () => {
    for (const log10 of [Math.log10(0.0500001), 0, NaN, null])
      expect(pShade(log10, { smallest: -9 })).toBeUndefined();
  });

  it('tells p-values apart that are too small for a double, and a table of one p-value has the strongest', () => {
    expect(pShade(-2000, { smallest: -2000 })?.background).toBe(most);
    expect(pShade(-1000, { smallest: -2000 })?.background).not.toBe(most);
    expect(pShade(-5, { smallest: -5 })?.background).toBe(most);
    expect(pShade(Math.log10(0.05), { smallest: Math.log10(0.05) })?.background).toBe(most);
  });

  it('of a share grows with it', () => {
    expect([0, -1].map((share) => shareShade(share).background)).toEqual([least, least]);
    expect([1, 2].map((share) => shareShade(share).background)).toEqual([most, most]);
  });
});
