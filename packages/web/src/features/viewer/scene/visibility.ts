import type { NetworkScene, SceneEdgeKind } from './scene.ts';

/** What is left out of the drawing. */
export interface NetworkFilters {
  /** Edge names that are hidden. */
  readonly names: ReadonlySet<string>;
  /** Kinds of edges that are hidden. */
  readonly kinds: ReadonlySet<SceneEdgeKind>;
  /** Edges with a smaller weight are hidden; those without a weight stay. */
  readonly minWeight: number;
  /** Targets of fewer TFs are hidden, with their edges. */
  readonly minTfs: number;
}

export const noFilters: NetworkFilters = { names: new Set(), kinds: new Set(), minWeight: 1, minTfs: 1 };

/** 1 for what is drawn, by place in the scene. */
export interface SceneVisibility {
  readonly nodes: Uint8Array;
  readonly edges: Uint8Array;
  readonly nodeCount: number;
  readonly edgeCount: number;
}

/** What the filters leave. Hiding an edge keeps its nodes. */
export function visibilityOf(
  scene: NetworkScene,
  { names, kinds, minWeight, minTfs }: NetworkFilters,
): SceneVisibility {
  const nodes = Uint8Array.from(scene.nodes, ({ role }, i) =>
    Number(role !== 'target' || scene.tfCounts[i] >= minTfs || minTfs <= 1),
  );
  const edges = Uint8Array.from(scene.edges, ({ source, target, name, kind, weight }) =>
    Number(
      nodes[source] === 1 &&
        nodes[target] === 1 &&
        !names.has(name) &&
        !kinds.has(kind) &&
        (weight === undefined || weight >= minWeight),
    ),
  );
  return { nodes, edges, nodeCount: sum(nodes), edgeCount: sum(edges) };
}

const sum = (flags: Uint8Array): number => flags.reduce((total, flag) => total + flag, 0);

/** Largest weight of an edge and largest number of TFs of a target: the ends of the sliders. */
export function filterLimits({ edges, nodes, tfCounts }: NetworkScene): {
  readonly weight: number;
  readonly tfs: number;
} {
  let [weight, tfs] = [1, 1];
  for (const edge of edges) weight = Math.max(weight, edge.weight ?? 1);
  nodes.forEach(({ role }, i) => {
    if (role === 'target') tfs = Math.max(tfs, tfCounts[i]);
  });
  return { weight, tfs };
}

/** A set with a member put in or taken out. */
export function toggleMember<T>(set: ReadonlySet<T>, member: T): Set<T> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
