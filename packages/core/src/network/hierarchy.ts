import { components } from './components.ts';
import { graphOf, inDegrees, type DirectedGraph } from './directedGraph.ts';

/** The place of a TF in the hierarchy. */
export interface HierarchyRank {
  /** 1 is the bottom; null for a TF without edges to or from other TFs. */
  readonly level: number | null;
  /** From -1 (only regulated) to 1 (only regulating); null likewise. */
  readonly height: number | null;
  /** Number of TFs that it regulates, and that regulate it. */
  readonly out: number;
  readonly in: number;
  /** Number of TFs in its strongly connected component, which share a level. */
  readonly together: number;
}

/**
 * Hierarchy of the first `tfs` nodes of a graph, by the edges among them.
 *
 * Level: each strongly connected component counts as one node. One that regulates no other is at level 1; any other is one
 * level above the highest that it regulates (vertex sort, R. Jothi et al., 2009, Mol. Syst. Biol. 5:294).
 * Height: (O - I) / (O + I), where O is the number of TFs that it regulates, and I of those that regulate it (M. B. Gerstein
 * et al., 2012, Nature 489:91).
 */
export function hierarchy(graph: DirectedGraph, tfs: number): HierarchyRank[] {
  const among = graphOf(tfs, edgesAmong(graph, tfs));
  const incoming = inDegrees(among);
  const component = components(among);
  const members = new Map<number, number>();
  for (const one of component) members.set(one, (members.get(one) ?? 0) + 1);
  const levels = levelsOf(among, component);
  return Array.from(component, (one, tf) => {
    const [out, into] = [among.out[tf].length, incoming[tf]];
    const alone = out + into === 0;
    return {
      level: alone ? null : levels[one],
      height: alone ? null : (out - into) / (out + into),
      out,
      in: into,
      together: members.get(one) ?? 1,
    };
  });
}

function* edgesAmong({ sources, out }: DirectedGraph, tfs: number): Generator<[number, number]> {
  for (const source of sources) {
    if (source >= tfs) continue;
    for (const target of out[source]) if (target < tfs) yield [source, target];
  }
}

/** Level of each component. Edges go to smaller component numbers, so one pass in order is enough. */
function levelsOf({ out }: DirectedGraph, component: Int32Array): number[] {
  const count = component.reduce((max, one) => Math.max(max, one + 1), 0);
  const levels = new Array<number>(count).fill(1);
  const byComponent = Array.from({ length: count }, (): number[] => []);
  component.forEach((one, node) => byComponent[one].push(node));
  byComponent.forEach((nodes, one) => {
    for (const node of nodes) {
      for (const target of out[node]) {
        if (component[target] !== one) levels[one] = Math.max(levels[one], levels[component[target]] + 1);
      }
    }
  });
  return levels;
}
