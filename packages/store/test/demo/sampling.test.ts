import { describe, expect, it } from 'vitest';
import { randomFor } from '../../src/demo/random.ts';
import { drawIndex, drawWeighted, runningSums } from '../../src/demo/sampling.ts';

describe('drawWeighted', () => {
  const weights = Float64Array.from({ length: 1_000 }, (_, i) => (i < 500 ? 4 : i < 900 ? 1 : 0));
  const drawn = drawWeighted(randomFor('draw'), weights, 250);

  it('draws as many as asked, rising, each once', () => {
    expect(drawn).toHaveLength(250);
    expect(drawn.every((index, i) => i === 0 || index > drawn[i - 1])).toBe(true);
  });

  it('prefers heavy indices and leaves out those without weight', () => {
    expect(drawn.filter((index) => index < 500).length).toBeGreaterThan(180);
    expect(drawn.filter((index) => index >= 900)).toHaveLength(0);
  });

  it('refuses to draw more than there are', () => {
    expect(() => drawWeighted(randomFor('draw'), weights, 901)).toThrow('fewer than 901 indices have a weight');
  });
});

describe('drawIndex', () => {
  it('draws every index in proportion to its weight', () => {
    const random = randomFor('index');
    const sums = runningSums([1, 0, 3]);
    const counts = [0, 0, 0];
    for (let i = 0; i < 4_000; i++) counts[drawIndex(random, sums)]++;
    expect(counts[1]).toBe(0);
    expect(counts[2] / counts[0]).toBeCloseTo(3, 0);
  });
});

describe('randomFor', () => {
  it('gives every topic a stream of its own, the same each time', () => {
    const first = (topic: string) => Array.from({ length: 3 }, randomFor('seed', topic).uniform);
    expect(first('genes')).toEqual(first('genes'));
    expect(first('genes')).not.toEqual(first('edges'));
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 100 }, (_, i) => i);
    const shuffled = randomFor('shuffle').shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });
});
