import * as maths from '../maths/index.ts';
import { quantile } from '../stats/quantile.ts';
import { seededRandom } from '../stats/seededRandom.ts';
import type { DirectedGraph } from './directedGraph.ts';
import { countLoops, type LoopCounts } from './loops.ts';
import { switchable } from './switchEdges.ts';

/** Switches per edge between two random graphs: 10 mix well (R. Milo et al., 2003); huge networks get fewer. */
const [maxSwitches, minSwitches] = [10, 2];
/** Number of random graphs; huge networks get fewer. */
const [maxSamples, minSamples] = [1000, 20];
/** Switches per call: a few seconds. */
const maxWork = 4e7;

/** The count of one kind of loop, compared with random graphs. */
export interface LoopTest {
  readonly count: number;
  /** Mean and standard deviation over the random graphs. */
  readonly mean: number;
  readonly sd: number;
  /** (count - mean) / sd; null if sd is 0. */
  readonly z: number | null;
  /**
   * count / mean, and count over the 97.5th and over the 2.5th percentile of the random graphs: in 95 % of them the count would be a
   * fold within these ends. Null where the divisor is 0.
   */
  readonly fold: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /**
   * Empirical p-values, enriched and depleted: (1 + k) / (1 + n), where k of n random graphs have at least, or at most, as
   * many loops.
   */
  readonly more: number;
  readonly fewer: number;
}

export interface LoopTests {
  readonly tests: Readonly<Record<keyof LoopCounts, LoopTest>>;
  /** Number of random graphs, and attempted switches per edge between two of them. */
  readonly samples: number;
  readonly switchesPerEdge: number;
}

export interface LoopTestOptions {
  /** Number of random graphs; by default as many as take a few seconds. */
  readonly samples?: number;
  readonly seed?: string;
  readonly checkpoint?: () => void;
}

/**
 * Compares the loops of a graph with random graphs of the same in- and out-degrees. The same graph and seed give the same
 * answer. Cost: `samples` times up to ten switches per edge and one count; networks of more than 4,000 edges get fewer
 * samples, those of more than 200,000 edges fewer switches too.
 */
export function testLoops(graph: DirectedGraph, options: LoopTestOptions = {}): LoopTests {
  const effort = loopTestEffort(graph.edges);
  const { samples = effort.samples, seed = 'loops', checkpoint = () => {} } = options;
  const { switchesPerEdge } = effort;
  const observed = countLoops(graph);
  const random = switchable(graph, seededRandom(seed));
  const found: LoopCounts[] = [];
  random.switch(maxSwitches * graph.edges);
  for (let i = 0; i < samples; i++) {
    checkpoint();
    random.switch(switchesPerEdge * graph.edges);
    found.push(countLoops(random));
  }
  const test = (kind: keyof LoopCounts) =>
    compare(
      observed[kind],
      found.map((counts) => counts[kind]),
    );
  return {
    tests: { feedForward: test('feedForward'), mutual: test('mutual'), cycle: test('cycle') },
    samples,
    switchesPerEdge,
  };
}

/** Numbers of random graphs, and of switches per edge between two of them, that take a few seconds for so many edges. */
export function loopTestEffort(edges: number): Pick<LoopTests, 'samples' | 'switchesPerEdge'> {
  const within = (low: number, high: number, value: number) => Math.max(low, Math.min(high, Math.floor(value)));
  const affordable = maxWork / Math.max(1, edges);
  return {
    samples: within(minSamples, maxSamples, affordable / maxSwitches),
    switchesPerEdge: within(minSwitches, maxSwitches, affordable / minSamples),
  };
}

function compare(count: number, random: readonly number[]): LoopTest {
  const n = random.length;
  const mean = random.reduce((sum, value) => sum + value, 0) / n;
  const sd = Math.sqrt(random.reduce((sum, value) => sum + maths.square(value - mean), 0) / Math.max(1, n - 1));
  const rising = random.toSorted((a, b) => a - b);
  const over = (divisor: number): number | null => (divisor > 0 ? count / divisor : null);
  const share = (holds: (value: number) => boolean) => (1 + random.filter(holds).length) / (1 + n);
  return {
    count,
    mean,
    sd,
    z: sd > 0 ? (count - mean) / sd : null,
    fold: over(mean),
    low: over(quantile(rising, 0.975)),
    high: over(quantile(rising, 0.025)),
    more: share((value) => value >= count),
    fewer: share((value) => value <= count),
  };
}
