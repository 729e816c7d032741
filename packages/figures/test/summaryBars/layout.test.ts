import { describe, expect, it } from 'vitest';
import { layoutSummaryBars, type SummaryBarData, type SummaryOptions } from '../../src/index.ts';
import { bar } from './cases.ts';

const layout = (bars: readonly SummaryBarData[], options: Partial<SummaryOptions> = {}) =>
  layoutSummaryBars(bars, { width: 800, ...options });

describe('the layout of the summary', () => {
  it('gives each TF of a file at least 100 px and no bar more than 50', () => {
    const two = [bar('A', '1', [['BOUND', 5]]), bar('B', '2', [['BOUND', 3]])];
    const { groups, bars } = layout(two, { standalone: true });
    expect(groups.map(({ height }) => height)).toEqual([100, 100]);
    expect(bars.map(({ height }) => height)).toEqual([50, 50]);
  });

  it('is at least 100 px per TF and 100 px more on a page, with no bar thicker than 50', () => {
    for (const count of [1, 2, 50]) {
      const tfs = Array.from({ length: count }, (_, index) => bar(`TF${index}`, '1', [['BOUND', 5]]));
      const { height, bars } = layout(tfs);
      expect(height).toBeCloseTo(100 * count + 100);
      expect(Math.max(...bars.map((one) => one.height))).toBe(50);
    }
  });

  it('breaks a long filter after its signs on a narrow page, and cuts nothing that three lines can have', () => {
    const filter = 'all_tfs[EXPERIMENT_TYPE = Expression]';
    const [group] = layout([{ ...bar('A', '1', [['BOUND', 5]]), filter }], { width: 320 }).groups;
    const lines = group.filter.map(({ text }) => text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('').replaceAll(' ', '')).toBe(filter.replaceAll(' ', ''));
    for (const { y } of group.filter) expect(y).toBeLessThan(group.y + group.height);
  });

  it('puts the analyses of one TF under each other and keeps room for their names', () => {
    const bars = Array.from({ length: 12 }, (_, index) => bar('A', String(index), [['BOUND', 5]]));
    const { groups, bars: placed } = layout(bars);
    expect(groups).toHaveLength(1);
    const gaps = placed.slice(1).map((one, index) => one.y - placed[index].y);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18);
    expect(placed.every(({ y, height }) => y >= groups[0].y && y + height <= groups[0].y + groups[0].height)).toBe(
      true,
    );
  });

  it('keeps the same TF under another filter apart', () => {
    const { groups } = layout([bar('A', '1', [['BOUND', 5]]), bar('A', '1', [['BOUND', 5]], { filter: 'log2fc>1' })]);
    expect(groups).toHaveLength(2);
  });

  it('stacks the kinds of edges without gaps, to scale', () => {
    const [placed] = layout([
      bar('A', '1', [
        ['BOUND', 25],
        ['INDUCED', 75],
      ]),
    ]).bars;
    expect(placed.segments.map(({ type }) => type)).toEqual(['INDUCED', 'BOUND']);
    const [first, second] = placed.segments;
    expect(first.x + first.width).toBeCloseTo(second.x);
    expect(first.width / second.width).toBeCloseTo(3);
  });

  it('leaves hidden kinds out of bars, totals and scale', () => {
    const bars = [
      bar('A', '1', [
        ['BOUND', 900],
        ['INDUCED', 75],
      ]),
    ];
    const { bars: placed, plot } = layout(bars, { hidden: ['BOUND'] });
    expect(placed[0].total.text).toBe('75');
    expect(placed[0].segments[0].width).toBeCloseTo(plot.right - plot.left);
  });

  it('keeps every text inside the figure', () => {
    const name = 'a very long name of an analysis that can fit nowhere in so small a figure';
    const { bars, width } = layout([bar('A', name, [['BOUND', 900]]), bar('B', name, [['BOUND', 2]])], {
      width: 260,
    });
    for (const { name: placed } of bars) expect(placed?.text.endsWith('…')).toBe(true);
    expect(bars.every(({ total }) => total.x < width)).toBe(true);
  });

  it('is compact when asked', () => {
    const bars = Array.from({ length: 50 }, (_, index) => bar(`T${index}`, '1', [['BOUND', 5]]));
    expect(layout(bars).height).toBeGreaterThan(5000);
    expect(layout(bars, { compact: true }).height).toBeLessThan(1500);
  });

  it('marks only whole numbers on the axis', () => {
    expect(layout([bar('A', '1', [['BOUND', 2]])]).ticks.map(({ text }) => text)).toEqual(['0', '1', '2']);
  });
});
