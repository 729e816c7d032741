/** The four kinds of edges, in the order in which they are stacked and listed. */
export const edgeKinds = ['INDUCED', 'REPRESSED', 'BOUND', 'EXPRESSION'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/** Color of each kind in charts, tables and legends. Black text keeps 4.5:1 on all of them, white on none. */
export const edgeColors: Readonly<Record<EdgeKind, string>> = {
  INDUCED: '#1b9e77',
  REPRESSED: '#d95f02',
  BOUND: '#7570b3',
  EXPRESSION: '#e7298a',
};

/** Text on any of the edge colors. */
export const onEdgeColor = '#000000';
