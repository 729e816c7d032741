import { spreadPlaces, steps, type Place } from '@trellis/figures';
import { UndirectedGraph } from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';
import type { ForceTask } from './forceTask.ts';

/** Rounds between two reports. A fixed number, so that the same network gives the same places on every machine. */
const roundsPerStep = 5;

/** Returns the number of rounds that a network gets: fewer for a large one, in which each takes longer. */
export const forceRounds = (nodes: number): number => (nodes <= 2000 ? 300 : nodes <= 10_000 ? 150 : 80);

/** Places of a network after some rounds. */
export interface ForceStep {
  readonly done: number;
  readonly of: number;
  /** Places of the nodes so far; no two overlap. */
  readonly places: () => Place[];
}

/**
 * Computes a force-directed layout (ForceAtlas2; Jacomy et al. 2014, PLoS ONE 9:e98679) in steps; the last one is the
 * result. Nodes begin where they are, so that nothing is left to chance.
 */
export function* forceLayout(task: ForceTask): Generator<ForceStep> {
  const graph = graphOf(task);
  const count = task.xs.length;
  const of = forceRounds(count);
  const settings = { ...forceAtlas2.inferSettings(Math.max(count, 2)), barnesHutOptimize: count > 500 };
  const places = () =>
    spreadPlaces(
      graph.mapNodes((_, { x, y }) => ({ x, y })),
      steps.target,
    );
  for (let done = 0; done < of; done += roundsPerStep) {
    if (graph.size > 0) forceAtlas2.assign(graph, { iterations: roundsPerStep, settings });
    yield { done: done + roundsPerStep, of, places };
  }
}

/** The graph of a task: an edge between two nodes weighs as many as there are, and self-loops pull nothing. */
function graphOf({ xs, ys, ends }: ForceTask) {
  const graph = new UndirectedGraph<Place, { weight: number }>();
  xs.forEach((x, i) => graph.addNode(String(i), { x, y: ys[i] }));
  for (let i = 0; i < ends.length; i += 2) {
    if (ends[i] === ends[i + 1]) continue;
    graph.updateUndirectedEdge(String(ends[i]), String(ends[i + 1]), ({ weight = 0 }) => ({ weight: weight + 1 }));
  }
  return graph;
}
