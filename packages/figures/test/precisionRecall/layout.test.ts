import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutPrecisionRecall, type PrecisionRecallLayout } from '../../src/index.ts';
import { textWidth } from '../../src/parts/textWidth.ts';
import { curve, data, facts, recallCases } from './cases.ts';

/** Numbers of a path, in pairs of x and y. */
function pointsOf(path: string): [x: number, y: number][] {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]] as [number, number]] : []));
}

/** Corners of everything that is drawn. */
function corners({ facts: placed, legend, plot, curve: line, band, cutoff, ...rest }: PrecisionRecallLayout) {
  const texts = [...rest.title, ...legend, ...placed.map(({ label }) => label), rest.recallTitle];
  return [
    ...texts.flatMap(({ text, x, y }) => [
      [x, y - 10],
      [x + textWidth(text, 12), y],
    ]),
    ...placed.map(({ value }) => [value.x - textWidth(value.text, 13), value.y]),
    ...[...rest.recallTicks, ...rest.precisionTicks].map(({ x, y }) => [x, y]),
    [plot.x, plot.y],
    [plot.x + plot.width, plot.y + plot.height],
    ...pointsOf(line),
    ...pointsOf(band),
    ...(cutoff ? [[cutoff.label.x, cutoff.y]] : []),
  ];
}

const anyCurve = fc
  .array(fc.tuple(fc.double({ min: 0, max: 1 }), fc.double({ min: 0, max: 1 })), { maxLength: 30 })
  .map((pairs) => ({ precision: pairs.map(([p]) => p), recall: pairs.map(([, r]) => r).sort((a, b) => a - b) }));
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyData = fc.record({
  facts: fc.array(fc.tuple(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 })), { maxLength: 12 }),
  curve: anyCurve,
  low: anyCurve,
  high: anyCurve,
  cutoff: fc.option(
    fc.record({
      precision: share,
      point: fc.option(fc.record({ recall: share, precision: share }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
});

describe('the layout of the precision-recall curve', () => {
  it('keeps everything inside the figure, whatever the data and the width', () => {
    fc.assert(
      fc.property(anyData, fc.integer({ min: 240, max: 1400 }), (some, width) => {
        const layout = layoutPrecisionRecall(some, { width, title: 'A title' });
        expect(layout.width).toBeLessThanOrEqual(width);
        for (const [x, y] of corners(layout)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(layout.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(layout.height);
        }
      }),
    );
  });

  it('puts recall 0 and precision 0 at the lower left, and 1 and 1 at the upper right', () => {
    const ends = { recall: [0, 1], precision: [0, 1] };
    const { plot, curve: line } = layoutPrecisionRecall({ ...data, curve: ends }, { width: 880 });
    const { x, y, width, height } = plot;
    expect(pointsOf(line)).toEqual([
      [x, y + height],
      [x + width, y],
    ]);
  });

  it('draws the cutoff at its precision and the point where it is told', () => {
    const { plot, cutoff } = layoutPrecisionRecall(data, { width: 880 });
    expect(cutoff?.y).toBeCloseTo(plot.y + plot.height * 0.5, 1);
    expect(cutoff?.point?.x).toBeCloseTo(plot.x + plot.width * 0.45, 1);
    expect(cutoff?.point?.y).toBeCloseTo(plot.y + plot.height * 0.498, 1);
  });

  it('says so when there is no curve', () => {
    const none = { recall: [], precision: [] };
    expect(layoutPrecisionRecall({ ...data, curve: none }, { width: 880 }).message?.text).toBe('No validated edge');
    expect(layoutPrecisionRecall(data, { width: 880 }).message).toBeUndefined();
  });

  it('keeps the peaks of a curve that is thinned', () => {
    const flat = {
      recall: Array.from({ length: 10_000 }, (_, i) => i / 10_000),
      precision: new Float64Array(10_000),
    };
    flat.precision[5003] = 1;
    const { plot, curve: line } = layoutPrecisionRecall({ ...data, curve: flat }, { width: 880 });
    expect(Math.min(...pointsOf(line).map(([, y]) => y))).toBe(plot.y);
  });

  it('leaves points without a value out', () => {
    const holed = { recall: [0.1, NaN, 0.3], precision: [0.5, 0.4, NaN] };
    expect(pointsOf(layoutPrecisionRecall({ ...data, curve: holed }, { width: 880 }).curve)).toHaveLength(1);
  });

  it('needs no more points than there are pixels for a curve of 200,000', () => {
    const { curve: line } = layoutPrecisionRecall({ ...data, curve: curve(200_000, 0.9, 0.2) }, { width: 880 });
    expect(pointsOf(line).length).toBeGreaterThan(1000);
    expect(pointsOf(line).length).toBeLessThan(4000);
  });

  it('writes facts beside the plot, and above it where there is less room', () => {
    const wide = layoutPrecisionRecall(data, { width: 880 });
    expect(Math.max(...wide.facts.map(({ value }) => value.x))).toBeLessThan(wide.plot.x);
    const narrow = layoutPrecisionRecall(data, { width: 340 });
    expect(Math.max(...narrow.facts.map(({ value }) => value.y))).toBeLessThan(narrow.plot.y);
  });

  it('cuts no fact of the reviewed pictures', () => {
    for (const { name, data: some, options } of recallCases) {
      const texts = layoutPrecisionRecall(some, options).facts.map(({ label, value }) => [label.text, value.text]);
      expect(texts, name).toEqual(facts.slice(0, texts.length));
    }
  });
});
