import type { NetworkScene, SceneEdgeKind } from './scene.ts';

/** What the drawing and the tables hide. */
export interface NetworkFilters {
  /** Hidden edge names. */
  readonly names: ReadonlySet<string>;
  /** Hidden kinds of edges. */
  readonly kinds: ReadonlySet<SceneEdgeKind>;
  /** Hides edges of a smaller weight; edges without a weight stay visible. */
  readonly minWeight: number;
  /** Hides targets of fewer TFs, with their edges. */
  readonly minTfs: number;
  /** Shows the core of the network alone: its queried TFs and the edges among them. */
  readonly tfsOnly: boolean;
}

export const noFilters: NetworkFilters = {
  names: new Set(),
  kinds: new Set(),
  minWeight: 1,
  minTfs: 1,
  tfsOnly: false,
};

/** 1 for each visible node and edge, by index. */
export interface SceneVisibility {
  readonly nodes: Uint8Array;
  readonly edges: Uint8Array;
  readonly edgeCount: number;
}

/** Applies filters. A hidden edge does not hide its nodes. */
export function visibilityOf(
  scene: NetworkScene,
  { names, kinds, minWeight, minTfs, tfsOnly }: NetworkFilters,
): SceneVisibility {
  const nodes = Uint8Array.from(scene.nodes, ({ role }, i) =>
    Number(role === 'tf' || (!tfsOnly && (role === 'user' || minTfs <= 1 || scene.tfCounts[i] >= minTfs))),
  );
  const edges = Uint8Array.from(scene.edges, ({ source, target, name, kind, evidence }) =>
    Number(
      nodes[source] === 1 &&
        nodes[target] === 1 &&
        !names.has(name) &&
        !kinds.has(kind) &&
        (evidence === undefined || evidence >= minWeight),
    ),
  );
  return { nodes, edges, edgeCount: sum(edges) };
}

const sum = (flags: Uint8Array): number => flags.reduce((total, flag) => total + flag, 0);

/** Returns the upper limits of the filters: the largest edge weight by publications and the largest number of TFs of a target. */
export function filterLimits({ edges, nodes, tfCounts }: NetworkScene): {
  readonly weight: number;
  readonly tfs: number;
} {
  let [weight, tfs] = [1, 1];
  for (const edge of edges) weight = Math.max(weight, edge.evidence ?? 1);
  nodes.forEach(({ role }, i) => {
    if (role === 'target') tfs = Math.max(tfs, tfCounts[i]);
  });
  return { weight, tfs };
}

/** Returns a set with a member added or, if it is there, removed. */
export function toggleMember<T>(set: ReadonlySet<T>, member: T): Set<T> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
