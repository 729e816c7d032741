import { expect, it } from 'vitest';
import { minusLog10 } from '../../src/index.ts';

it('draws p-values on a scale that ends at the smallest normal double', () => {
  expect(minusLog10(1)).toBeCloseTo(0, 15);
  expect(minusLog10(1e-40)).toBeCloseTo(40, 12);
  expect(minusLog10(0)).toBeCloseTo(307.6526555685888, 10);
  expect(minusLog10(5e-324)).toBe(minusLog10(0));
});
