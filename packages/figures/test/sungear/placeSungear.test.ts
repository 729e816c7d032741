import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowEnd, placeSungear, sungearOrder, type SungearPlaces, type SungearSet } from '../../src/index.ts';
import { manySets } from './cases.ts';

const R = 0.4375;

/** How far two circles overlap at worst; every pair whose x are near enough is looked at. */
function worstOverlap({ circles }: SungearPlaces): number {
  const byX = [...circles].sort((a, b) => a.x - b.x);
  const widest = 2 * Math.max(0, ...circles.map(({ r }) => r));
  let worst = -Infinity;
  byX.forEach((a, i) => {
    for (let j = i + 1; j < byX.length && byX[j].x - a.x <= widest; j++) {
      worst = Math.max(worst, a.r + byX[j].r - Math.hypot(byX[j].x - a.x, byX[j].y - a.y));
    }
  });
  return worst;
}

/** How far a circle reaches over the outline at worst, from the corners alone: each edge as a line through two of them. */
function worstReach({ anchors, circles }: SungearPlaces): number {
  const overEdges = ({ x, y, r }: SungearPlaces['circles'][number]) =>
    anchors.map((a, i) => {
      const b = anchors[(i + 1) % anchors.length];
      const inward = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
      return r - inward;
    });
  const overCircle = ({ x, y, r }: SungearPlaces['circles'][number]) => [Math.hypot(x - 0.5, y - 0.5) + r - R];
  return circles
    .flatMap(anchors.length < 3 ? overCircle : overEdges)
    .reduce((most, reach) => Math.max(most, reach), -Infinity);
}

const areaOf = (vertices: number): number =>
  vertices < 3 ? Math.PI * R ** 2 : (vertices / 2) * R ** 2 * Math.sin((2 * Math.PI) / vertices);

const fillOf = ({ anchors, circles }: SungearPlaces): number =>
  circles.reduce((sum, { r }) => sum + Math.PI * r ** 2, 0) / areaOf(anchors.length);

const anyDiagram = fc.integer({ min: 2, max: 30 }).chain((vertices) =>
  fc.record({
    vertices: fc.constant(vertices),
    groups: fc.array(
      fc.record({
        members: fc.uniqueArray(fc.integer({ min: 0, max: vertices - 1 }), { minLength: 1, maxLength: vertices }),
        size: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 30_000 })),
      }),
      { maxLength: 120 },
    ),
  }),
);

describe('the places of a Sungear diagram', () => {
  it('never overlap and never leave the outline, whatever the groups', () => {
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        const places = placeSungear(diagram);
        expect(worstOverlap(places)).toBeLessThanOrEqual(1e-9);
        expect(worstReach(places)).toBeLessThanOrEqual(1e-9);
        expect(fillOf(places)).toBeLessThanOrEqual(0.2 + 1e-9);
        expect(places.circles.every(({ r }) => r > 1e-4)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('are the same to the last bit when asked twice', () => {
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        expect(JSON.stringify(placeSungear(diagram))).toBe(JSON.stringify(placeSungear(structuredClone(diagram))));
      }),
      { numRuns: 50 },
    );
  });

  it('give a larger group no smaller a circle, and none less than a tenth of the largest radius', () => {
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        const { circles } = placeSungear(diagram);
        const rising = diagram.groups
          .map(({ size }, i) => ({ size, r: circles[i].r }))
          .sort((a, b) => a.size - b.size || a.r - b.r);
        const least = (rising.at(-1)?.r ?? 0) * 0.1;
        rising.forEach(({ r }, i) => {
          expect(r).toBeGreaterThanOrEqual(Math.max(least, rising[i - 1]?.r ?? 0) * (1 - 1e-12));
        });
      }),
      { numRuns: 50 },
    );
  });

  const crowds: Readonly<Record<string, (i: number) => SungearSet>> = {
    'one point': () => ({ members: [0, 2], size: 3 }),
    'one corner': (i) => ({ members: [0], size: 1 + (i % 100) }),
    'two points': (i) => ({ members: i % 2 ? [0] : [0, 1, 2, 3], size: 1 + (i % 7) }),
  };
  it.each(Object.entries(crowds))('hold for 1,500 groups that all belong in %s', (_, group) => {
    const places = placeSungear({ vertices: 4, groups: Array.from({ length: 1500 }, (_, i) => group(i)) });
    expect(worstOverlap(places)).toBeLessThanOrEqual(1e-9);
    expect(worstReach(places)).toBeLessThanOrEqual(1e-9);
    expect(fillOf(places)).toBeGreaterThan(0.1);
  });

  it('hold for 5,000 groups and 30 vertices', () => {
    const groups = manySets(30, 5000).map(([members, size]) => ({ members, size }));
    const places = placeSungear({ vertices: 30, groups });
    expect(worstOverlap(places)).toBeLessThanOrEqual(1e-9);
    expect(worstReach(places)).toBeLessThanOrEqual(1e-9);
    expect(fillOf(places)).toBeGreaterThan(0.1);
  });
});

describe('the anchors', () => {
  it('begin at the top and go round clockwise on a screen', () => {
    const { anchors } = placeSungear({ vertices: 4, groups: [] });
    const corners = anchors.map(({ x, y }) => [x, y].map((value) => Math.round(value * 1e4) / 1e4));
    expect(corners).toEqual([
      [0.5, 0.0625],
      [0.9375, 0.5],
      [0.5, 0.9375],
      [0.0625, 0.5],
    ]);
  });

  it('take every other column first', () => {
    expect(sungearOrder(7)).toEqual([0, 2, 4, 6, 1, 3, 5]);
    expect(sungearOrder(2)).toEqual([0, 1]);
  });
});

describe('a circle', () => {
  const two = placeSungear({
    vertices: 5,
    groups: [
      { members: [0, 2, 3], size: 400 },
      { members: [1, 4], size: 100 },
      { members: [0, 1, 2, 3, 4], size: 1 },
    ],
  });

  it('stands at the mean of its anchors where there is room', () => {
    const { anchors, circles } = two;
    const mean = (axis: 'x' | 'y') => (anchors[0][axis] + anchors[2][axis] + anchors[3][axis]) / 3;
    expect(Math.hypot(circles[0].x - mean('x'), circles[0].y - mean('y'))).toBeLessThan(0.08);
  });

  it('has an area in proportion to its genes, and at least a tenth of the largest radius', () => {
    const [large, middle, small] = two.circles.map(({ r }) => r);
    expect((large / middle) ** 2).toBeCloseTo(4, 9);
    expect(large / small).toBeCloseTo(10, 9);
  });

  it('has an arrow towards each of its anchors, which ends before it', () => {
    for (const [i, members] of [
      [0, 2, 3],
      [1, 4],
    ].entries()) {
      const { x, y, r } = two.circles[i];
      for (const member of members) {
        const anchor = two.anchors[member];
        const end = arrowEnd(two.circles[i], anchor);
        const whole = Math.hypot(anchor.x - x, anchor.y - y);
        expect(Math.hypot(end.x - x, end.y - y)).toBeGreaterThan(r);
        expect(Math.hypot(end.x - x, end.y - y)).toBeLessThanOrEqual(whole);
        expect((end.x - x) * (anchor.y - y) - (end.y - y) * (anchor.x - x)).toBeCloseTo(0, 12);
      }
    }
  });
});
