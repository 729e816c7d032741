import { expect, it } from 'vitest';
import { hexColor } from '../../../../src/features/viewer/drawing/hexColor.ts';

it('short hex colors are expanded, and others stay as they are', () => {
  expect(hexColor(' #fff')).toBe('#ffffff');
  expect(hexColor('#A1c')).toBe('#AA11cc');
  expect(hexColor('#102030 ')).toBe('#102030');
  expect(hexColor('rgb(1,2,3)')).toBe('rgb(1,2,3)');
});
