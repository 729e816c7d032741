import { expect, it } from 'vitest';
import { requestRefOf, searchOf } from '../../src/api/requestRef.ts';

it('goes through an address and back', () => {
  for (const ref of [{ id: 'a-b' }, { id: 'a-b', revision: 3 }, { id: 'a-b', revision: 0 }]) {
    expect(requestRefOf(new URLSearchParams(searchOf(ref)))).toEqual(ref);
  }
});

it('ignores a revision that is no number and an address without request', () => {
  expect(requestRefOf(new URLSearchParams('request=a&revision=x'))).toEqual({ id: 'a' });
  expect(requestRefOf(new URLSearchParams('revision=1'))).toBeUndefined();
});
