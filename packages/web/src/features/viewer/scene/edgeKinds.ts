import { nodeStyles } from '@trellis/core/views';
import type { NetworkLegendEntry } from '@trellis/figures';
import { countRoles, uploadedNode, type EdgeArrow, type NetworkScene, type SceneEdgeKind } from './scene.ts';

/** Names of the kinds of edges in the legend and the tables. */
export const edgeKindLabels: Readonly<Record<SceneEdgeKind, string>> = {
  INDUCED: 'Induced',
  REPRESSED: 'Repressed',
  BOUND: 'Bound',
  EXPRESSION: 'Regulated, no fold change',
  ADDITIONAL: 'Additional feature',
  PREDICTED: 'Validated prediction',
  UPLOADED: 'Uploaded',
};

const legendOrder: readonly SceneEdgeKind[] = [
  'INDUCED',
  'REPRESSED',
  'BOUND',
  'EXPRESSION',
  'ADDITIONAL',
  'PREDICTED',
  'UPLOADED',
];

/** A kind of edge of the scene. */
export interface EdgeKindCount {
  readonly kind: SceneEdgeKind;
  readonly color: string;
  readonly arrow: EdgeArrow;
  readonly dashed: boolean;
  readonly count: number;
}

/** Counts the edges of each kind, in legend order. */
export function countEdgeKinds({ edges }: NetworkScene): EdgeKindCount[] {
  const found = new Map<SceneEdgeKind, EdgeKindCount>();
  for (const { kind, color, arrow, dashed } of edges) {
    const known = found.get(kind);
    found.set(kind, { kind, color, arrow: known?.arrow ?? arrow, dashed, count: (known?.count ?? 0) + 1 });
  }
  return legendOrder.flatMap((kind) => found.get(kind) ?? []);
}

/** Legend entries of the roles that the nodes of a scene have. */
export function nodeLegend(scene: NetworkScene) {
  const counts = countRoles(scene);
  const entries = [
    { label: 'Queried TF', color: nodeStyles.tf.color, sign: 'tf', count: counts.tf },
    { label: 'Target', color: nodeStyles.target.color, sign: 'target', count: counts.target },
    { label: 'Uploaded gene', color: uploadedNode.color, sign: 'user', count: counts.user },
  ] as const;
  return entries.filter(({ count }) => count > 0);
}

/** Returns the legend of the network figure. */
export const networkLegend = (scene: NetworkScene): NetworkLegendEntry[] => [
  ...nodeLegend(scene).map(({ label, color, sign }) => ({ label, color, sign })),
  ...countEdgeKinds(scene).map(({ kind, color, arrow, dashed }) => ({
    label: edgeKindLabels[kind],
    color,
    sign: arrow,
    dashed,
  })),
];
