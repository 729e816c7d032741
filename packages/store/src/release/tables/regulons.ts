import { regulonsOf, type Dataset, type RegulonEdge } from '@trellis/core';
import { batchesOf, type Column, type Row, type Table } from '../table.ts';

const pair: readonly Column[] = [
  { name: 'source', type: 'string', description: 'Gene id of the transcription factor.' },
  { name: 'target', type: 'string', description: 'Gene id of the target.' },
];

const counts: readonly Column[] = [
  { name: 'induced', type: 'integer', description: 'Expression analyses in which the TF induces the target.' },
  { name: 'repressed', type: 'integer', description: 'Expression analyses in which the TF represses the target.' },
  { name: 'bound', type: 'integer', description: 'Binding analyses that found the target.' },
  {
    name: 'undirected',
    type: 'integer',
    description: 'Expression analyses that found the target without a direction.',
  },
];

const signedColumns: readonly Column[] = [
  ...pair,
  {
    name: 'mor',
    type: 'integer',
    description: 'Mode of regulation: 1 the TF induces the target, -1 it represses it.',
  },
  {
    name: 'weight',
    type: 'number',
    description: 'mor times the confidence in it: (agreeing - disagreeing) / (directed analyses + 1).',
  },
  ...counts,
];

const allColumns: readonly Column[] = [
  ...pair,
  {
    name: 'mor',
    type: 'integer',
    description: '1 induced, -1 repressed, 0 direction not known (binding only, or a tie).',
  },
  {
    name: 'weight',
    type: 'number',
    description: "Share of the TF's analyses that found the target, at most 1; no sign.",
  },
  ...counts,
];

const countsOf = ({ induced, repressed, bound, undirected }: RegulonEdge): Row => [
  induced,
  repressed,
  bound,
  undirected,
];

/** Regulons for decoupleR (signed edges only) and for pySCENIC and others without signs (all edges). */
export const regulonTables = (dataset: Dataset): Table[] => [
  {
    name: 'regulons_decoupler',
    title: 'Regulons for decoupleR',
    description:
      'Edges with a direction. Both mor and weight have the sign, so that the defaults of decoupleR in R (mor) and decoupler in Python (weight) read it right.',
    columns: signedColumns,
    primaryKey: ['source', 'target'],
    batches: () =>
      batchesOf(
        signedColumns.length,
        rowsOf(dataset, (edge) => (edge.mode === 0 ? undefined : [edge.mode, edge.weight, ...countsOf(edge)])),
      ),
  },
  {
    name: 'regulons_scenic',
    title: 'Regulons for pySCENIC',
    description: 'All edges between a TF and its targets with the support of each; for methods that need no sign.',
    columns: allColumns,
    primaryKey: ['source', 'target'],
    batches: () =>
      batchesOf(
        allColumns.length,
        rowsOf(dataset, (edge) => [edge.mode, edge.support, ...countsOf(edge)]),
      ),
  },
];

function* rowsOf(dataset: Dataset, figuresOf: (edge: RegulonEdge) => Row | undefined): Generator<Row> {
  const { genes } = dataset;
  for (const { tf, edges } of regulonsOf(dataset)) {
    for (const edge of edges) {
      const figures = figuresOf(edge);
      if (figures) yield [genes[tf].id, genes[edge.target].id, ...figures];
    }
  }
}
