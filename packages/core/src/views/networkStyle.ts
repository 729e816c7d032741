import type { NetworkEdges, NetworkEdgeKind } from './network.ts';

/** Color and shape by role: queried TFs are green triangles, targets blue squares. */
export const nodeStyles = {
  tf: { shape: 'triangle', color: '#1f9d55' },
  target: { shape: 'rectangle', color: '#7fb2e5' },
} as const;

const edgeColors: Readonly<Record<NetworkEdgeKind, string>> = {
  INDUCED: '#4daf4a',
  REPRESSED: '#e41a1c',
  BOUND: '#377eb8',
  EXPRESSION: '#e7298a',
  ADDITIONAL: '#984ea3',
  PREDICTED: '#ff7f00',
};

/** Whether edges of a kind are dashed: those of genes that are regulated without a fold change. */
export const isDashedKind = (kind: string): boolean => kind === 'EXPRESSION';

/** Color of an edge and shape of its arrow: a tee for repression, none without direction. */
export function edgeStyle({ kind, directed }: Pick<NetworkEdges, 'kind' | 'directed'>): {
  readonly color: string;
  readonly shape: 'triangle' | 'tee' | 'none';
} {
  return { color: edgeColors[kind], shape: !directed ? 'none' : kind === 'REPRESSED' ? 'tee' : 'triangle' };
}
