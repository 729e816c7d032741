import { expect, it } from 'vitest';
import { inOrder } from '../../../src/shared/exports/useMarks.ts';

it('arrow keys move through marks and stop at the ends', () => {
  const next = inOrder(3);
  expect([next(0, 'ArrowRight'), next(2, 'ArrowDown'), next(0, 'ArrowLeft'), next(2, 'ArrowUp')]).toEqual([
    1, 2, 0, 1,
  ]);
  expect([next(1, 'Home'), next(1, 'End'), next(1, 'Enter')]).toEqual([0, 2, undefined]);
});
