import { expect, it } from 'vitest';
import { requestRefOf, searchOf } from '../../src/api/requestRef.ts';

it('goes through an address and back', () => {
  for (const ref of [
    { id: 'a-b', revision: 3 },
    { id: 'a-b', revision: 0 },
  ]) {
    expect(requestRefOf(new URLSearchParams(searchOf(ref)))).toEqual(ref);
  }
});

it('shows the first revision where an address names none, or no number', () => {
  expect(requestRefOf(new URLSearchParams('request=a'))).toEqual({ id: 'a', revision: 0 });
  expect(requestRefOf(new URLSearchParams('request=a&revision=x'))).toEqual({ id: 'a', revision: 0 });
});

it('names no result without a request', () => {
  expect(requestRefOf(new URLSearchParams('revision=1'))).toBeUndefined();
});
