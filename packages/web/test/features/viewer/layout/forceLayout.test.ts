import { describe, expect, it } from 'vitest';
import { forceLayout, forceRounds } from '../../../../src/features/viewer/layout/forceLayout.ts';
import { forceTask } from '../../../../src/features/viewer/layout/forceTask.ts';
import { small } from '../smallNetwork.ts';

/** Two stars of 12 genes each, whose TFs are the nodes 0 and 13; no edge between them. */
const stars = {
  xs: Float64Array.from({ length: 26 }, (_, i) => (i % 5) * 30),
  ys: Float64Array.from({ length: 26 }, (_, i) => Math.floor(i / 5) * 30),
  ends: Uint32Array.from([0, 13].flatMap((tf) => Array.from({ length: 12 }, (_, i) => [tf, tf + 1 + i]).flat())),
};

const finalPlaces = (task: Parameters<typeof forceLayout>[0]) => [...forceLayout(task)].at(-1)?.places() ?? [];

describe('a force-directed layout', () => {
  it('reports its progress up to the number of rounds of its size', () => {
    const steps = [...forceLayout(stars)].map(({ done, of }) => [done, of]);
    expect([steps[0], steps.at(-1)]).toEqual([
      [5, 300],
      [300, 300],
    ]);
    expect([2000, 2001, 20_000].map(forceRounds)).toEqual([300, 150, 80]);
  });

  it('brings genes with common edges together, and gives the same places every time', () => {
    const places = finalPlaces(stars);
    const distance = (a: number, b: number) => Math.hypot(places[a].x - places[b].x, places[a].y - places[b].y);
    const mean = (tf: number, other: number) =>
      Array.from({ length: 12 }, (_, i) => distance(tf, other + 1 + i)).reduce((sum, one) => sum + one) / 12;
    expect(mean(0, 0)).toBeLessThan(mean(0, 13));
    expect(mean(13, 13)).toBeLessThan(mean(13, 0));
    expect(finalPlaces(stars)).toEqual(places);
  });

  it('has a place for every node of a network with self-loops, parallel edges and single nodes, without overlap', () => {
    const places = finalPlaces({ ...forceTask(small()), ends: Uint32Array.from([0, 0, 0, 1, 1, 0, 0, 2]) });
    expect(places).toHaveLength(5);
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) {
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(29.99);
      }
    });
    expect(finalPlaces({ xs: new Float64Array(1), ys: new Float64Array(1), ends: new Uint32Array(0) })).toEqual([
      { x: 0, y: 0 },
    ]);
  });
});
