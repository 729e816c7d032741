import { expect, it } from 'vitest';
import { compareTexts } from '../src/compareTexts.ts';

it('orders texts by code unit: upper case before lower case, an accent after both', () => {
  expect(['b', 'é', 'a', 'B', '', 'ab'].sort(compareTexts)).toEqual(['', 'B', 'a', 'ab', 'b', 'é']);
});

it('finds equal texts equal', () => {
  expect(compareTexts('a', 'a')).toBe(0);
});
