import { describe, expect, it } from 'vitest';
import { mixColors } from '../../../../src/features/viewer/drawing/mixColor.ts';

describe('mixing colors', () => {
  it('takes colors of six and of three digits', () => {
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixColors('#102030', '#fff', 0)).toBe('#ffffff');
    expect(mixColors('#a1c', '#ffffff', 1)).toBe('#aa11cc');
  });
});
