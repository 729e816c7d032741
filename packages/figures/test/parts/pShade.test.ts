import { describe, expect, it } from 'vitest';
import { pShade, shareShade } from '../../src/index.ts';

describe('the shade of a p-value', () => {
  it('runs from the darkest at the smallest p-value to the lightest at 0.05', () => {
    expect(pShade(-20, { smallest: -20 })).toEqual({ background: '#b2182b', color: '#ffffff' });
    expect(pShade(Math.log10(0.05), { smallest: -20 })).toEqual({ background: '#fddbc7', color: '#000000' });
    expect(pShade(Math.log10(0.05), { smallest: -20, side: 'less' })?.background).toBe('#d1e5f0');
  });

  it('is none above 0.05, for no p-value and for NaN', () => {
    for (const log10 of [Math.log10(0.0500001), 0, NaN, null])
      expect(pShade(log10, { smallest: -9 })).toBeUndefined();
  });

  it('tells p-values apart that are too small for a double, and a table of one p-value is the darkest', () => {
    expect(pShade(-2000, { smallest: -2000 })?.background).toBe('#b2182b');
    expect(pShade(-1000, { smallest: -2000 })?.background).not.toBe('#b2182b');
    expect(pShade(-5, { smallest: -5 })?.background).toBe('#b2182b');
  });

  it('of a share runs the other way', () => {
    expect(shareShade(0).background).toBe('#fddbc7');
    expect(shareShade(1).background).toBe('#b2182b');
  });
});
