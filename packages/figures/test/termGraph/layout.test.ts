import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutTermGraph, type TermGraphData } from '../../src/index.ts';
import { columnsOf } from '../../src/termGraph/columns.ts';
import { layersOf } from '../../src/termGraph/layers.ts';
import { countCrossings, orderColumns } from '../../src/termGraph/orderColumns.ts';
import { termGraphCases } from './cases.ts';

const [{ data }] = termGraphCases;

/** A graph without cycles: a parent has a smaller index. */
const randomGraph: fc.Arbitrary<TermGraphData> = fc
  .record({
    size: fc.integer({ min: 1, max: 14 }),
    pairs: fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 24 }),
  })
  .map(({ size, pairs }) => ({
    terms: Array.from({ length: size }, (_, i) => ({
      name: `term ${'long '.repeat(i % 5)}${i}`,
      note: 'n',
      value: i,
    })),
    edges: [...new Map(pairs.map(([a, b]) => [`${a} ${b}`, [a, b] as const])).values()].filter(
      ([child, parent]) => parent < child && child < size,
    ),
    valueName: 'value',
  }));

describe('the layout of a graph of terms', () => {
  it('has broader terms left of narrower ones', () => {
    const { boxes, edges } = layoutTermGraph(data, { width: 900 });
    for (const [child, parent] of data.edges) expect(boxes[parent].x).toBeLessThan(boxes[child].x);
    expect(edges.map(({ edge }) => edge)).toEqual(expect.arrayContaining([...data.edges]));
    expect(edges).toHaveLength(data.edges.length);
  });

  it('colors a term by its value', () => {
    const { boxes } = layoutTermGraph(data, { width: 900 });
    expect(boxes[0].fill).not.toBe(boxes[7].fill);
    expect(boxes.every(({ ink }) => ink === '#000000' || ink === '#ffffff')).toBe(true);
  });

  it('keeps boxes apart, parents left of children, and all within its size (property)', () => {
    fc.assert(
      fc.property(randomGraph, fc.constantFrom(240, 640, 1200), (graph, width) => {
        const layout = layoutTermGraph(graph, { width });
        const { boxes } = layout;
        for (const [child, parent] of graph.edges) expect(boxes[parent].x).toBeLessThan(boxes[child].x);
        boxes.forEach((a, i) => {
          expect(a.y).toBeGreaterThanOrEqual(0);
          expect(a.x + a.width).toBeLessThanOrEqual(layout.width);
          expect(a.y + a.height).toBeLessThanOrEqual(layout.height);
          for (const b of boxes.slice(i + 1)) {
            const apart = a.x !== b.x || a.y + a.height <= b.y + 1e-6 || b.y + b.height <= a.y + 1e-6;
            expect(apart).toBe(true);
          }
        });
        expect([...layout.order].sort((a, b) => a - b)).toEqual([...boxes.keys()]);
      }),
    );
  });

  it('orders columns so that edges cross less often', () => {
    const edges = [
      [3, 0],
      [4, 1],
      [5, 2],
      [3, 2],
    ] as const;
    const { points } = columnsOf([0, 1, 2, 3, 4, 5], edges, layersOf(6, edges));
    expect(countCrossings(points, orderColumns(points))).toBe(0);
  });

  it('survives edges in a circle', () => {
    const circle = { ...data, edges: [...data.edges, [4, 2] as const] };
    expect(layoutTermGraph(circle, { width: 400 }).boxes).toHaveLength(8);
  });
});
