import { describe, expect, it } from 'vitest';
import { layoutDotPlot } from '../../src/index.ts';
import { textWidth } from '../../src/parts/textWidth.ts';
import { dotPlotCases } from './cases.ts';

const [{ data }] = dotPlotCases;
const options = { width: 800, height: 400 };

describe('the layout of a dot plot', () => {
  it('places dots by the logarithm of x and by y, with areas in proportion to the size', () => {
    const { dots, plot } = layoutDotPlot(data, options);
    const [a, b, c] = dots;
    expect((a.x - b.x) / (b.x - dots[4].x)).toBeCloseTo(Math.log(42 / 18) / Math.log(18 / 1.6));
    expect((plot.bottom - a.y) / (plot.bottom - b.y)).toBeCloseTo(11.2 / 10.1);
    expect((a.r / c.r) ** 2).toBeCloseTo(9 / 7);
    expect(dots[4].r).toBe(16);
  });

  it('has room for the intervals of x, which lie on the same scale', () => {
    const wide = [{ name: 'a', x: 4, interval: [0.1, 40] as const, y: 3, size: 5 }];
    const { dots, plot } = layoutDotPlot({ ...data, dots: wide }, options);
    const [left, right] = dots[0].interval ?? [NaN, NaN];
    expect((right - dots[0].x) / (dots[0].x - left)).toBeCloseTo(Math.log(40 / 4) / Math.log(4 / 0.1));
    expect(left > plot.left && right < plot.right).toBe(true);
  });

  it('draws larger dots first, so that none is covered whole', () => {
    const { order } = layoutDotPlot(data, options);
    const sizes = order.map((index) => data.dots[index].size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it('has labels of the best dots that cover no dot and no other label', () => {
    const { labels, dots, plot } = layoutDotPlot(data, options);
    expect(labels[0].text).toBe('nitrate assimilation');
    const boxes = labels.map(({ text, x, y, anchor }) => {
      const width = textWidth(text, 11);
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - 9, bottom: y + 2 };
    });
    boxes.forEach((box, i) => {
      expect(box.left).toBeGreaterThanOrEqual(plot.left);
      expect(box.right).toBeLessThanOrEqual(plot.right);
      const apart = (other: typeof box) =>
        box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom;
      expect(boxes.every((other, j) => j === i || apart(other))).toBe(true);
      expect(dots.every(({ x, y }) => apart({ left: x, right: x, top: y, bottom: y }))).toBe(true);
    });
  });

  it('leaves a label out where there is no room', () => {
    const crowd = Array.from({ length: 40 }, (_, i) => ({ name: `term ${i}`, x: 2 + i / 1000, y: 3, size: 5 }));
    expect(layoutDotPlot({ ...data, dots: crowd }, options).labels.length).toBeLessThan(5);
  });

  it('has ticks and a key at any range', () => {
    for (const [least, most] of [
      [1.2, 1.4],
      [0.5, 300],
      [2, 9],
    ]) {
      const two = [least, most].map((x) => ({ name: 'a', x, y: 2, size: 3 }));
      const { xTicks, keys } = layoutDotPlot({ ...data, dots: two }, options);
      expect(xTicks.length).toBeGreaterThanOrEqual(2);
      expect(keys.map(({ text }) => text)).toEqual(['1 gene', '2 genes']);
    }
  });
});
