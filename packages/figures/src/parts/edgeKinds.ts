import type { EdgeKind } from '@trellis/core/views';

export type { EdgeKind };

/** All kinds of edges, in stacking and listing order. */
export const edgeKinds: readonly EdgeKind[] = ['INDUCED', 'REPRESSED', 'BOUND', 'EXPRESSION'];

/** Color of each kind in charts, tables and legends. Black text has a contrast of at least 4.5:1 on all of them, white on none. */
export const edgeColors: Readonly<Record<EdgeKind, string>> = {
  INDUCED: '#1b9e77',
  REPRESSED: '#d95f02',
  BOUND: '#7570b3',
  EXPRESSION: '#e7298a',
};

/** Text color on any of the edge colors. */
export const onEdgeColor = '#000000';
