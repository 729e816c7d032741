import { nodeStyles } from '@trellis/core';
import type { NetworkLegendEntry } from '@trellis/figures';
import { countRoles, uploadedNode, type EdgeArrow, type NetworkScene, type SceneEdgeKind } from './scene.ts';

/** Kinds of edges in the order of the legend, in words. */
export const edgeKindLabels: Readonly<Record<SceneEdgeKind, string>> = {
  INDUCED: 'Induced',
  REPRESSED: 'Repressed',
  BOUND: 'Bound',
  EXPRESSION: 'Regulated, no fold change',
  ADDITIONAL: 'Additional feature',
  PREDICTED: 'Validated prediction',
  UPLOADED: 'Uploaded',
};

/** A kind of edge that the scene has. */
export interface EdgeKindCount {
  readonly kind: SceneEdgeKind;
  readonly color: string;
  readonly arrow: EdgeArrow;
  readonly count: number;
}

/** The kinds of edges of a scene with their numbers, in the order of the legend. */
export function countEdgeKinds({ edges }: NetworkScene): EdgeKindCount[] {
  const found = new Map<SceneEdgeKind, EdgeKindCount>();
  for (const { kind, color, arrow } of edges) {
    const known = found.get(kind);
    found.set(kind, { kind, color, arrow: known?.arrow ?? arrow, count: (known?.count ?? 0) + 1 });
  }
  return (Object.keys(edgeKindLabels) as SceneEdgeKind[]).flatMap((kind) => found.get(kind) ?? []);
}

/** Legend of a scene, as a figure has it. */
export function networkLegend(scene: NetworkScene): NetworkLegendEntry[] {
  const { tf, target, user } = countRoles(scene);
  return [
    ...(tf ? [{ label: 'Queried TF', color: nodeStyles.tf.color, sign: 'tf' } as const] : []),
    ...(target ? [{ label: 'Target', color: nodeStyles.target.color, sign: 'target' } as const] : []),
    ...(user ? [{ label: 'Uploaded gene', color: uploadedNode.color, sign: 'user' } as const] : []),
    ...countEdgeKinds(scene).map(({ kind, color, arrow }) => ({ label: edgeKindLabels[kind], color, sign: arrow })),
  ];
}
