import { expect, it } from 'vitest';
import { toggleValue } from '../../../src/features/overview/toggleValue.ts';

it('a value is added to the filter of its key and removed from it; a filter without values goes', () => {
  const one = toggleValue([], 'TISSUE', 'root');
  expect(one).toEqual([{ key: 'TISSUE', values: ['root'] }]);
  const two = toggleValue(toggleValue(one, 'TISSUE', 'leaf'), 'EDGE_TYPE', 'Bound');
  expect(two).toEqual([
    { key: 'TISSUE', values: ['root', 'leaf'] },
    { key: 'EDGE_TYPE', values: ['Bound'] },
  ]);
  expect(toggleValue(two, 'EDGE_TYPE', 'Bound')).toEqual([{ key: 'TISSUE', values: ['root', 'leaf'] }]);
});
