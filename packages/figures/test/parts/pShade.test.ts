import { describe, expect, it } from 'vitest';
import { pShade, shareShade } from '../../src/index.ts';

describe('the shade of a p-value', () => {
  it('runs from the darkest at the smallest p-value to the lightest at 0.05', () => {
    expect(pShade(1e-20, { smallest: 1e-20 })).toEqual({ background: '#b2182b', color: '#ffffff' });
    expect(pShade(0.05, { smallest: 1e-20 })).toEqual({ background: '#fddbc7', color: '#000000' });
    expect(pShade(0.05, { smallest: 1e-20, side: 'less' })?.background).toBe('#d1e5f0');
  });

  it('is none above 0.05, for no p-value and for NaN', () => {
    for (const p of [0.0500001, 1, NaN, null]) expect(pShade(p, { smallest: 1e-9 })).toBeUndefined();
  });

  it('takes 0 as the smallest double, and a table of one p-value as the darkest', () => {
    expect(pShade(0, { smallest: 0 })?.background).toBe('#b2182b');
    expect(pShade(0.05, { smallest: 0.05 })?.background).toBe('#b2182b');
  });

  it('of a share runs the other way', () => {
    expect(shareShade(0).background).toBe('#fddbc7');
    expect(shareShade(1).background).toBe('#b2182b');
  });
});
