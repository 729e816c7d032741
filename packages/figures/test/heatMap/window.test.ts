import fc from 'fast-check';
import { clusterTree } from '@trellis/core/stats';
import { describe, expect, it } from 'vitest';
import { layoutHeatMap, windowAround, windowOfArea, windowOfHeatMap, type HeatMapData } from '../../src/index.ts';

const grid = { rows: [2, 0, 1, 3], columns: [3, 1, 0, 2] };

describe('an area of a heat map', () => {
  it('has the rows and columns between its corners, in the order shown, whichever corner is first', () => {
    const [a, b] = [
      { row: 1, column: 1 },
      { row: 2, column: 2 },
    ];
    const part = { rows: [2, 0, 1], columns: [1, 0, 2] };
    expect(windowOfArea(grid, { from: a, to: b })).toEqual(part);
    expect(windowOfArea(grid, { from: b, to: a })).toEqual(part);
  });

  it('around a cell is a quarter of the map, at least two rows and columns, never beyond the edge', () => {
    const order = { rows: [...Array(40).keys()], columns: [...Array(3).keys()] };
    expect(windowAround(order, { row: 0, column: 2 })).toEqual({ rows: order.rows.slice(0, 10), columns: [1, 2] });
    expect(windowAround(order, undefined).rows).toEqual(order.rows.slice(15, 25));
    expect(windowAround({ rows: [7], columns: [] }, undefined)).toEqual({ rows: [7], columns: [] });
  });
});

/** A clustered map of points on a line: each value is the distance of two of them. */
function mapOf(points: readonly number[]): HeatMapData {
  const values = points.map((a) => Float64Array.from(points, (b) => Math.abs(a - b)));
  const labels = points.map((_, i) => [`p${i}`]);
  const tree = clusterTree(values);
  return { rows: labels, columns: labels, values, rowTree: tree, columnTree: tree };
}

const anyPart = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 2, maxLength: 40 }).chain((points) =>
  fc.record({
    map: fc.constant(mapOf(points)),
    kept: fc.subarray([...points.keys()], { minLength: 1 }),
  }),
);

describe('a part of a heat map', () => {
  it('keeps the labels, the values, the order and the heights of what it shows', () => {
    fc.assert(
      fc.property(anyPart, ({ map, kept }) => {
        const part = windowOfHeatMap(map, { rows: kept, columns: kept });
        expect(part.rows).toEqual(kept.map((row) => map.rows[row]));
        expect(part.rowTree?.order.map((leaf) => kept[leaf])).toEqual(
          map.rowTree?.order.filter((leaf) => kept.includes(leaf)),
        );
        expect(part.rowTree?.merges).toHaveLength(kept.length - 1);
        const heights = map.rowTree?.merges.map(({ height }) => height) ?? [];
        for (const { height } of part.rowTree?.merges ?? []) expect(heights).toContain(height);
        expect(part.rowTree?.merges.at(-1)?.size ?? 1).toBe(kept.length);
        expect(() => layoutHeatMap(part, { width: 600, valueName: 'distance' })).not.toThrow();
      }),
    );
  });

  it('of all rows and columns is the whole', () => {
    const map = mapOf([4, 1, 9, 2, 7]);
    const all = [...map.rows.keys()];
    expect(windowOfHeatMap(map, { rows: all, columns: all })).toEqual(map);
  });

  it('may have other rows than columns', () => {
    const { values, rows, columns } = windowOfHeatMap(mapOf([1, 5, 11]), { rows: [2], columns: [0, 1] });
    expect([values, rows, columns]).toEqual([[Float64Array.of(10, 6)], [['p2']], [['p0'], ['p1']]]);
  });
});
