import { nodeStyles } from '@trellis/core';
import type { NetworkLegendEntry } from '@trellis/figures';
import { countNodes, userNode, type Arrow, type Scene, type SceneEdgeKind } from './scene.ts';

/** Kinds of edges in the order of the legend, in words. */
export const kindWords: Readonly<Record<SceneEdgeKind, string>> = {
  INDUCED: 'Induced',
  REPRESSED: 'Repressed',
  BOUND: 'Bound',
  EXPRESSION: 'Regulated, no fold change',
  ADDITIONAL: 'Additional feature',
  PREDICTED: 'Validated prediction',
  UPLOADED: 'Uploaded',
};

/** A kind of edge that the scene has. */
export interface KindCount {
  readonly kind: SceneEdgeKind;
  readonly color: string;
  readonly arrow: Arrow;
  readonly count: number;
}

/** The kinds of edges of a scene with their numbers, in the order of the legend. */
export function countKinds({ edges }: Scene): KindCount[] {
  const found = new Map<SceneEdgeKind, KindCount>();
  for (const { kind, color, arrow } of edges) {
    const known = found.get(kind);
    found.set(kind, { kind, color, arrow: known?.arrow ?? arrow, count: (known?.count ?? 0) + 1 });
  }
  return (Object.keys(kindWords) as SceneEdgeKind[]).flatMap((kind) => found.get(kind) ?? []);
}

/** Legend of a scene, as a figure has it. */
export function legendOf(scene: Scene): NetworkLegendEntry[] {
  const { tf, target, user } = countNodes(scene);
  return [
    ...(tf ? [{ label: 'Queried TF', color: nodeStyles.tf.color, sign: 'tf' } as const] : []),
    ...(target ? [{ label: 'Target', color: nodeStyles.target.color, sign: 'target' } as const] : []),
    ...(user ? [{ label: 'Uploaded gene', color: userNode.color, sign: 'user' } as const] : []),
    ...countKinds(scene).map(({ kind, color, arrow }) => ({ label: kindWords[kind], color, sign: arrow })),
  ];
}
