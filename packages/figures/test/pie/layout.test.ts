import { describe, expect, it } from 'vitest';
import { layoutPie } from '../../src/index.ts';
import { falling, pieCases, slices } from './cases.ts';

const size = { width: 480, height: 360 };

describe('the layout of the pie', () => {
  it('labels every slice when there are five or fewer', () => {
    for (const many of [1, 2, 5]) {
      expect(layoutPie(falling(many), size).labels.map(({ slice }) => slice)).toEqual([0, 1, 2, 3, 4].slice(0, many));
    }
  });

  it('labels the five largest of many slices, in whatever order they come', () => {
    const mixed = slices({ a: 1, b: 50, c: 1, d: 40, e: 1, f: 30, g: 1, h: 20, i: 1, j: 10 });
    const labeled = layoutPie(mixed, size).labels.map(({ slice }) => mixed[slice].label);
    expect(labeled).toEqual(expect.arrayContaining(['b', 'd', 'f', 'h', 'j']));
  });

  it('says value and count in a label', () => {
    const { labels } = layoutPie(slices({ Binding: 1234, Expression: 5 }), size);
    expect(labels.map(({ text }) => text)).toEqual(['Binding: 1,234', 'Expression: 5']);
  });

  it('keeps labels, legend and pie inside the figure', () => {
    for (const { name, slices: some, options } of pieCases) {
      const { labels, legend, center, radius, width, height } = layoutPie(some, options);
      for (const { x: right, y: down, width: w, height: h } of labels) {
        const [x, y] = [center.x + right, center.y + down];
        expect([x >= 0, y >= 0, x + w <= width, y + h <= height], name).toEqual([true, true, true, true]);
      }
      for (const { y } of legend) expect(y, name).toBeLessThanOrEqual(height);
      expect(center.x + radius, name).toBeLessThanOrEqual(width);
      expect(center.y + radius, name).toBeLessThanOrEqual(height);
    }
  });

  it('says in the legend how many values it leaves out', () => {
    const { legend } = layoutPie(falling(40), { width: 480, height: 200 });
    expect(legend).toHaveLength(10);
    expect(legend.at(-1)).toMatchObject({ slice: undefined, text: 'and 31 more' });
  });

  it('gives shares that sum to one', () => {
    const { slices: placed } = layoutPie(falling(7), size);
    expect(placed.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  });
});
