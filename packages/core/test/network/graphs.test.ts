import { describe, expect, it } from 'vitest';
import {
  betweenness,
  components,
  countLoops,
  feedbackLoops,
  feedForwardPairs,
  graphOf,
  hierarchy,
  inDegrees,
} from '../../src/network/index.ts';
import golden from './golden/graphs.json';

const cases = golden.map(({ edges, nodes, ...expected }) => ({
  ...expected,
  graph: graphOf(nodes, edges as [number, number][]),
}));

/** Members of each component, sorted. */
function membersOf(component: Int32Array): string[] {
  const members = new Map<number, number[]>();
  component.forEach((one, node) => members.set(one, [...(members.get(one) ?? []), node]));
  return [...members.values()].map(String).sort();
}

describe('a graph', () => {
  it('holds an edge once, and none of a node to itself', () => {
    const graph = graphOf(3, [[0, 1], [0, 1], [1, 1], [2, 0]]); // oxfmt-ignore
    expect([graph.edges, graph.sources, Array.from(inDegrees(graph))]).toEqual([2, [0, 2], [1, 1, 0]]);
  });
});

describe.each(cases)('$name', ({ graph, loops, ranks, ...expected }) => {
  it('has the betweenness that networkx and igraph find', () => {
    const found = betweenness(graph);
    expected.betweenness.forEach((value, node) => expect(found[node]).toBeCloseTo(value, 9));
  });

  it('has the components that networkx finds, numbered from the bottom', () => {
    const found = components(graph);
    expect(membersOf(found)).toEqual(expected.components.map(String).sort());
    expect([...new Set(found)].sort((a, b) => a - b)).toEqual([...expected.components.keys()]);
    for (const source of graph.sources) {
      for (const target of graph.out[source]) expect(found[target]).toBeLessThanOrEqual(found[source]);
    }
  });

  it('has as many loops as all ordered triples show', () => {
    expect(countLoops(graph)).toEqual(loops);
  });

  it('lists the loops that it counts', () => {
    const pairs = feedForwardPairs(graph, Infinity);
    expect(pairs.reduce((sum, { targets }) => sum + targets, 0)).toBe(loops.feedForward);
    const { mutual, cycle } = feedbackLoops(graph, Infinity);
    expect([mutual.length, cycle.length]).toEqual([loops.mutual, loops.cycle]);
    expect(new Set(cycle.map((nodes) => [...nodes].sort((a, b) => a - b).join())).size).toBeLessThanOrEqual(
      cycle.length,
    );
    for (const nodes of [...mutual, ...cycle]) {
      nodes.forEach((node, i) => expect(graph.out[node]).toContain(nodes[(i + 1) % nodes.length]));
    }
    expect(feedForwardPairs(graph, 1).length).toBe(Math.min(1, pairs.length));
  });

  it('has the levels and heights that its condensation in networkx has', () => {
    const found = hierarchy(graph, graph.size);
    ranks.forEach((rank, node) => {
      expect({ ...found[node], height: null }).toEqual({ ...rank, height: null });
      if (rank.height === null) expect(found[node].height).toBeNull();
      else expect(found[node].height).toBeCloseTo(rank.height, 12);
    });
  });
});
