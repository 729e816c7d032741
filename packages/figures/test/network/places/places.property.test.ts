import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeByHierarchy, placeByRegulators, spreadPlaces, steps } from '../../../src/index.ts';
import { arbitraryNetwork, smallestDistance } from './arbitraryNetwork.ts';

/** Numbers of all kinds, many of them equal or nearly so. */
const arbitraryPlace = fc.record({
  x: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
  y: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noDefaultInfinity: false })),
});

const epsilon = 1e-3;

describe.each([
  ['by regulators', placeByRegulators],
  ['by hierarchy', placeByHierarchy],
])('a network arranged %s', (_, place) => {
  it('has a place for every node, no two overlap, and the same network gives the same places', () => {
    fc.assert(
      fc.property(arbitraryNetwork, (network) => {
        const places = place(network);
        expect(places).toHaveLength(network.nodes.length);
        expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        expect(smallestDistance(places)).toBeGreaterThanOrEqual(steps.target - epsilon);
        expect(place(structuredClone(network))).toEqual(places);
      }),
      { numRuns: 60 },
    );
  });
});

describe('places that are spread', () => {
  it('are as many as before, and no two are closer than a step', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPlace, { maxLength: 60 }), (places) => {
        const spread = spreadPlaces(places, 30);
        expect(spread).toHaveLength(places.length);
        expect(spread.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        expect(smallestDistance(spread)).toBeGreaterThanOrEqual(30 - epsilon);
        expect(spreadPlaces(places, 30)).toEqual(spread);
      }),
      { numRuns: 60 },
    );
  });

  it('stay where they are when nothing is in the way', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 0, y: 300 },
      { x: 300, y: 300 },
    ];
    const [a, b, c, d] = spreadPlaces(places, 30);
    expect([a.x - b.x, a.y - c.y]).toEqual([c.x - d.x, b.y - d.y]);
    expect(a.x).toBeLessThan(b.x);
  });

  it('separates 4,000 nodes at one point', () => {
    const places = spreadPlaces(
      Array.from({ length: 4000 }, () => ({ x: 0, y: 0 })),
      30,
    );
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4000);
    // A square of 64 by 64 places is the least that holds them.
    expect(Math.max(...places.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))).toBe(32 * 30);
  });
});
