import { expect, it } from 'vitest';
import { alphaOf, isAlpha } from '../../src/ui/alpha.ts';

it('alpha is a number from 0 to 1, and 0.05 for any other text', () => {
  expect(['0', '0.01', '1', ' ', '-1', '1.1', 'x'].map(isAlpha)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['0.01', '', 'x'].map(alphaOf)).toEqual([0.01, 0.05, 0.05]);
});
