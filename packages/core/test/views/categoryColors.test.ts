import { describe, expect, it } from 'vitest';
import { colorCategory } from '../../src/views/categoryColors.ts';
import { mini } from '../mini.ts';

const [expression, binding] = mini.analyses;
const both = [expression, binding];

describe('the colors of a category', () => {
  it('run from dark to light green over values of expression, and to light purple over values of binding', () => {
    expect(colorCategory([[expression], [binding], [expression], [binding], [binding, binding]])).toEqual([
      '#005a32',
      '#4a1486',
      '#c7e9c0',
      '#9277b9',
      '#dadaeb',
    ]);
  });

  it('are the darkest for a single value of its kind', () => {
    expect(colorCategory([[expression]])).toEqual(['#005a32']);
    expect(colorCategory([[binding, binding]])).toEqual(['#4a1486']);
  });

  it('are those of ColorBrewer Paired, again from the first after twelve, as soon as one value has both kinds', () => {
    const paired =
      '#a6cee3 #1f78b4 #b2df8a #33a02c #fb9a99 #e31a1c #fdbf6f #ff7f00 #cab2d6 #6a3d9a #ffff99 #b15928'.split(' ');
    const values = Array.from({ length: 13 }, (_, i) => (i === 5 ? both : [expression]));
    expect(colorCategory(values)).toEqual([...paired, '#a6cee3']);
  });
});
