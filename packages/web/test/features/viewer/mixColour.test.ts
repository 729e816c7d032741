import { describe, expect, it } from 'vitest';
import { mixColours } from '../../../src/features/viewer/mixColour.ts';

describe('mixing colours', () => {
  it('takes colours of six and of three digits', () => {
    expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixColours('#102030', '#fff', 0)).toBe('#ffffff');
    expect(mixColours('#a1c', '#ffffff', 1)).toBe('#aa11cc');
  });
});
