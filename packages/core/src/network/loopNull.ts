import { seededRandom } from '../stats/seededRandom.ts';
import type { DirectedGraph } from './directedGraph.ts';
import { countLoops, type LoopCounts } from './loops.ts';
import { switchable } from './switchEdges.ts';

/** Switches per edge between two random graphs: 10 mix well (R. Milo et al., 2003); huge networks get fewer, but 2. */
const [maxSwitches, minSwitches] = [10, 2];
/** Random graphs of a small and of a huge network. */
const [most, fewest] = [1000, 20];
/** Switches that one answer may cost: some seconds. */
const work = 4e7;

/** A count beside the same count in random graphs. */
export interface LoopTest {
  readonly count: number;
  /** Mean and standard deviation over the random graphs. */
  readonly mean: number;
  readonly sd: number;
  /** (count - mean) / sd; null where all random graphs agree. */
  readonly z: number | null;
  /** Empirical p-value of at least, and of at most, so many: (1 + k) / (1 + n) for k of n random graphs. */
  readonly more: number;
  readonly fewer: number;
}

export interface LoopTests {
  readonly tests: Readonly<Record<keyof LoopCounts, LoopTest>>;
  /** Number of random graphs, and switches tried per edge between one and the next. */
  readonly samples: number;
  readonly switchesPerEdge: number;
}

export interface LoopTestOptions {
  /** Number of random graphs; as many as a bounded time allows when left out. */
  readonly samples?: number;
  readonly seed?: string;
  readonly checkpoint?: () => void;
}

/**
 * Compares the loops of a graph with those of random graphs in which every node keeps its numbers of edges out and in. The
 * same graph and seed give the same answer. Cost: `samples` times up to ten switches per edge and one count; networks of
 * more than 4,000 edges get fewer samples, those of more than 200,000 fewer switches too.
 */
export function testLoops(graph: DirectedGraph, options: LoopTestOptions = {}): LoopTests {
  const effort = effortFor(graph.edges);
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

/** As many random graphs as the work allows, and from some size on fewer switches between them. */
function effortFor(edges: number): { readonly samples: number; readonly switchesPerEdge: number } {
  const within = (low: number, high: number, value: number) => Math.max(low, Math.min(high, Math.floor(value)));
  const affordable = work / Math.max(1, edges);
  return {
    samples: within(fewest, most, affordable / maxSwitches),
    switchesPerEdge: within(minSwitches, maxSwitches, affordable / fewest),
  };
}

function compare(count: number, random: readonly number[]): LoopTest {
  const n = random.length;
  const mean = random.reduce((sum, value) => sum + value, 0) / n;
  const sd = Math.sqrt(random.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1));
  const share = (holds: (value: number) => boolean) => (1 + random.filter(holds).length) / (1 + n);
  return {
    count,
    mean,
    sd,
    z: sd > 0 ? (count - mean) / sd : null,
    more: share((value) => value >= count),
    fewer: share((value) => value <= count),
  };
}
