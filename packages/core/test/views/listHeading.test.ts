import { expect, it } from 'vitest';
import { listHeading } from '../../src/views/listHeading.ts';

it('separates the thousands in the number of genes of a list, and in nothing else of its name', () => {
  expect(listHeading('Root 2018 (16480)')).toBe('Root 2018 (16,480)');
  expect(listHeading('Root (2018) (7)')).toBe('Root (2018) (7)');
});
