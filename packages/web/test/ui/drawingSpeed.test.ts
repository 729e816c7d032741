import { expect, it } from 'vitest';
import { isSlowToDraw } from '../../src/ui/drawingSpeed.ts';

it('a network is slow to draw above 100,000 edges with WebGL, and above 3,000 without', () => {
  expect([100_000, 100_001].map((edges) => isSlowToDraw(edges, true))).toEqual([false, true]);
  expect([3000, 3001].map((edges) => isSlowToDraw(edges, false))).toEqual([false, true]);
});
