import { describe, expect, it } from 'vitest';
import { bitsToIndices } from '../../src/dataset/index.ts';
import {
  graphOf,
  inDegrees,
  loopTestEffort,
  switchable,
  testLoops,
  type DirectedGraph,
  type LoopTests,
} from '../../src/network/index.ts';
import { seededRandom } from '../../src/stats/index.ts';
import golden from './golden/randomGraphs.json';

const kinds = ['feedForward', 'mutual', 'cycle'] as const;
const cases = golden.map(({ edges, nodes, ...expected }) => ({
  ...expected,
  graph: graphOf(nodes, edges as [number, number][]),
}));

/** Edges of a graph of at most 32 nodes. */
const pairsOf = ({ rows }: Pick<DirectedGraph, 'rows'>): [number, number][] =>
  rows.flatMap((row, source) =>
    row ? Array.from(bitsToIndices(row), (target): [number, number] => [source, target]) : [],
  );

const outDegrees = ({ out }: Pick<DirectedGraph, 'out'>) => out.map((targets) => targets.length);

describe.each(cases)('random graphs with the degrees of $name', ({ graph, mean, sd, more, graphs }) => {
  const samples = 20_000;
  let tested: LoopTests['tests'] | undefined;
  const loopTests = () => (tested ??= testLoops(graph, { samples }).tests);

  it('have as many loops on average as all graphs that switches reach', () => {
    const tests = loopTests();
    for (const kind of kinds) {
      const error = sd[kind] / Math.sqrt(samples);
      expect(Math.abs(tests[kind].mean - mean[kind])).toBeLessThanOrEqual(5 * error);
      expect(Math.abs(tests[kind].sd - sd[kind])).toBeLessThanOrEqual(0.03 * sd[kind] + 1e-9);
    }
  });

  it('give the share of those with at least as many loops as p-value, and the z-score', () => {
    const tests = loopTests();
    for (const kind of kinds) {
      const error = Math.sqrt((more[kind] * (1 - more[kind])) / samples);
      expect(Math.abs(tests[kind].more - more[kind])).toBeLessThanOrEqual(5 * error + 1 / samples);
      const { count, mean: average, sd: spread, z, fold, low, high } = tests[kind];
      expect(fold).toBe(average > 0 ? count / average : null);
      if (fold && low) expect(low).toBeLessThanOrEqual(fold);
      if (fold && high) expect(high).toBeGreaterThanOrEqual(fold);
      if (spread === 0) expect(z).toBeNull();
      else expect(z).toBeCloseTo((count - average) / spread, 12);
    }
  });

  it('are all reached, and keep every degree', () => {
    const random = switchable(graph, seededRandom('x'));
    const seen = new Set<string>();
    for (let i = 0; i < 20 * graphs; i++) {
      random.switch(10);
      seen.add(JSON.stringify(pairsOf(random)));
    }
    expect(seen.size).toBe(graphs);
    for (const text of seen) {
      const now = graphOf(graph.size, JSON.parse(text) as [number, number][]);
      expect([outDegrees(now), inDegrees(now)]).toEqual([outDegrees(graph), inDegrees(graph)]);
    }
  });
});

describe('the test of loops', () => {
  it('gives the same for the same seed, and p-values of at least 1 / (1 + n)', () => {
    const [{ graph }] = cases;
    const once = testLoops(graph, { samples: 50, seed: 'a' });
    expect(testLoops(graph, { samples: 50, seed: 'a' })).toEqual(once);
    expect(testLoops(graph, { samples: 50, seed: 'b' })).not.toEqual(once);
    for (const kind of kinds) expect(once.tests[kind].more).toBeGreaterThanOrEqual(1 / 51);
  });

  it('draws more random graphs of small networks than of large ones, and says how many', () => {
    expect(loopTestEffort(1)).toEqual({ samples: 1000, switchesPerEdge: 10 });
    expect(loopTestEffort(100_020)).toEqual({ samples: 39, switchesPerEdge: 10 });
    expect(loopTestEffort(500_100)).toEqual({ samples: 20, switchesPerEdge: 3 });
    const { samples, switchesPerEdge } = testLoops(graphOf(2, [[0, 1]]));
    expect({ samples, switchesPerEdge }).toEqual(loopTestEffort(1));
  });

  it('can be given up', () => {
    const giveUp = () => {
      throw new Error('enough');
    };
    expect(() => testLoops(cases[0].graph, { checkpoint: giveUp })).toThrow('enough');
  });
});
