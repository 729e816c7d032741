import { expect, it } from 'vitest';
import { moveInGraph } from '../../../../src/features/genes/functions/moveInGraph.ts';

it('arrow keys lead to broader and narrower terms, and through all terms in their order', () => {
  const move = moveInGraph({ edges: [[0, 2]] }, [2, 1, 0]);
  expect(move(0, 'ArrowLeft')).toBe(2);
  expect(move(2, 'ArrowLeft')).toBeUndefined();
  expect(move(2, 'ArrowRight')).toBe(0);
  expect([move(2, 'ArrowDown'), move(1, 'ArrowDown'), move(0, 'ArrowDown')]).toEqual([1, 0, 0]);
  expect([move(1, 'Home'), move(1, 'End'), move(1, 'ArrowUp'), move(1, 'x')]).toEqual([2, 0, 2, undefined]);
});
