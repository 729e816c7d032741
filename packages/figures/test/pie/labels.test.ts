import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutPie, type PieLabel, type PieLayout, type PieSlice } from '../../src/index.ts';
import { pieCases, slices } from './cases.ts';

const names = [
  'DAP',
  'in planta:Bound',
  'in vitro:Regulated:TARGET',
  'a name that is far too long for any label here',
];
const counts = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3000 }));
const anySlices = fc
  .array(counts, { minLength: 1, maxLength: 40 })
  .map((all): PieSlice[] => all.map((count, i) => ({ label: `${names[i % 4]} ${i}`, count, color: '#9277b9' })));
const anySize = fc.constantFrom(
  { width: 300, height: 240 },
  { width: 480, height: 320 },
  { width: 720, height: 400, title: 'A title' },
  { width: 1400, height: 450 },
);

const isOutside = ({ leader }: PieLabel) => leader.length > 0;
const overlap = (a: PieLabel, b: PieLabel): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Distance from the center of the pie to the nearest point of a box. */
const distanceTo = ({ x, y, width, height }: PieLabel): number =>
  Math.hypot(Math.max(x, 0, -(x + width)), Math.max(y, 0, -(y + height)));

type Pair = readonly [x: number, y: number];
const pointsOf = ({ leader }: PieLabel): Pair[] => leader.map(({ x, y }) => [x, y]);
const segmentsOf = (label: PieLabel) =>
  pointsOf(label)
    .slice(1)
    .map((to, i) => [pointsOf(label)[i], to] as const);

const turn = ([ax, ay]: Pair, [bx, by]: Pair, [cx, cy]: Pair): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
const doCross = ([a, b]: readonly [Pair, Pair], [c, d]: readonly [Pair, Pair]): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

const pairs = <T>(all: readonly T[]) => all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

function expectReadable({ labels, radius, center, width, height, legend }: PieLayout) {
  const outside = labels.filter(isOutside);
  for (const [a, b] of pairs(labels)) expect(overlap(a, b)).toBe(false);
  for (const label of outside) expect(distanceTo(label)).toBeGreaterThan(radius);
  for (const label of labels) {
    expect(center.x + label.x).toBeGreaterThanOrEqual(legend[0].x);
    expect(center.x + label.x + label.width).toBeLessThanOrEqual(width);
    expect(Math.abs(label.y + label.height / 2) + label.height / 2).toBeLessThanOrEqual(height / 2);
  }
  for (const [a, b] of pairs(outside)) {
    expect(segmentsOf(a).some((one) => segmentsOf(b).some((other) => doCross(one, other)))).toBe(false);
  }
  for (const label of outside) {
    for (const [x, y] of pointsOf(label)) expect(Math.hypot(x, y)).toBeGreaterThan(radius - 0.2);
  }
}

/** The slice at a point relative to the center, by the angle. */
function sliceAt(all: readonly PieSlice[], x: number, y: number): number {
  const total = all.reduce((sum, { count }) => sum + count, 0);
  let left = (((Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)) / (2 * Math.PI)) * total;
  return all.findIndex(({ count }) => (left -= count) <= 0);
}

describe('the labels of a pie', () => {
  it('overlap neither each other nor the legend, the frame and other slices, and their leaders do not cross', () => {
    fc.assert(
      fc.property(anySlices, anySize, (all, size) => expectReadable(layoutPie(all, size))),
      { numRuns: 200 },
    );
  });

  it('lie in their own slice with all four corners where they have no leader', () => {
    for (const { name, slices: all, options } of pieCases) {
      const { labels, radius } = layoutPie(all, options);
      for (const { slice, x, y, width, height } of labels.filter((label) => !isOutside(label))) {
        for (const [cx, cy] of [
          [x, y],
          [x + width, y],
          [x, y + height],
          [x + width, y + height],
        ]) {
          expect(Math.hypot(cx, cy), name).toBeLessThan(radius);
          expect(sliceAt(all, cx, cy), name).toBe(slice);
        }
      }
    }
  });

  it('follow the order of small slices from top to bottom', () => {
    const { labels } = layoutPie(slices({ seedling: 900, leaf: 4, root: 3, shoot: 2, 'flower bud': 1 }), {
      width: 480,
      height: 320,
    });
    const small = labels.filter(isOutside).sort((a, b) => a.y - b.y);
    expect(small.map(({ text }) => text)).toEqual(['flower bud: 1', 'shoot: 2', 'root: 3', 'leaf: 4']);
  });

  it('are counts alone, and the legend counts too, where names would leave the pie too small', () => {
    const { labels, legend } = layoutPie(pieCases[0].slices, { width: 300, height: 240 });
    expect(labels.map(({ text }) => text)).toEqual(['26', '15', '11', '10', '8']);
    expect(legend[3].text).toBe('in planta:Bound: 10');
  });
});
