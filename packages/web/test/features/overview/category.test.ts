import { describe, expect, it } from 'vitest';
import { barsOf, categorySentence, chooseCategory, slicesOf } from '../../../src/features/overview/category.ts';

const facet = {
  key: 'EDGE_TYPE',
  values: [
    { label: 'Bound', count: 2 },
    { label: 'Regulated', count: 1 },
    { label: 'Other', count: 0 },
  ],
};
const colors = new Map([
  ['Bound', '#111111'],
  ['Regulated', '#222222'],
]);
const many = (count: number) => ({
  key: 'X',
  values: Array.from({ length: count }, (_, i) => ({ label: String(i), count: 1 })),
});

describe('the category of the chart', () => {
  it('is the wanted one, else the first that starts with edge, else the first', () => {
    const names = ['tfs', 'Edge_kind', 'EDGE_TYPE'];
    expect(chooseCategory(names, 'tfs')).toBe('tfs');
    expect(chooseCategory(names, undefined)).toBe('Edge_kind');
    expect(chooseCategory(['tfs'], undefined)).toBe('tfs');
  });

  it('falls back when a search has left nothing of the wanted one', () => {
    expect(chooseCategory(['tfs', 'EDGE_TYPE'], 'TISSUE')).toBe('EDGE_TYPE');
    expect(chooseCategory([], 'TISSUE')).toBeUndefined();
  });

  it('is said in a sentence with its numbers', () => {
    expect(categorySentence(slicesOf(facet, colors), 'EDGE_TYPE')).toBe('3 analyses by EDGE_TYPE: 2 values');
    expect(categorySentence([{ label: 'A', count: 3, color: '' }], 'tfs')).toBe('3 analyses by TFs: 1 TF');
  });
});

describe('the values of the chart', () => {
  it('are those that analyses have, with their colors', () => {
    expect(slicesOf(facet, colors)).toEqual([
      { label: 'Bound', count: 2, color: '#111111' },
      { label: 'Regulated', count: 1, color: '#222222' },
    ]);
    expect(slicesOf(undefined, colors)).toEqual([]);
  });

  it('have one color as bars when their colors would repeat', () => {
    const repeated = new Map(many(13).values.map(({ label }, i) => [label, i % 2 ? '#111111' : '#222222']));
    expect(new Set(barsOf(slicesOf(many(13), repeated)).map(({ color }) => color)).size).toBe(1);
    expect(new Set(barsOf(slicesOf(many(12), repeated)).map(({ color }) => color)).size).toBe(2);
  });
});
