import { expect, it } from 'vitest';
import { boxBetween, isBox } from '../../../../src/features/viewer/drawing/listenForBox.ts';

it('a box lies between two corners, whichever was first', () => {
  const box = { left: 1, top: 2, right: 5, bottom: 9 };
  expect(boxBetween({ x: 1, y: 2 }, { x: 5, y: 9 })).toEqual(box);
  expect(boxBetween({ x: 5, y: 2 }, { x: 1, y: 9 })).toEqual(box);
});

it('a drag of a few pixels is a click', () => {
  const to = (x: number, y: number) => isBox(boxBetween({ x: 0, y: 0 }, { x, y }));
  expect([to(0, 0), to(2, 2), to(-3, 2)]).toEqual([false, false, true]);
});
