import type { Dataset } from '@trellis/core/dataset';
import { regulonsOf, type Regulon } from '@trellis/core/release';
import { RowBuffer, type Batch, type Column, type Table } from '../table.ts';

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

/** Regulons for decoupleR (edges with a direction) and for pySCENIC and others without signs (all edges). */
export const regulonTables = (dataset: Dataset): Table[] => [
  {
    name: 'regulons_decoupler',
    title: 'Regulons for decoupleR',
    description:
      'Edges with a direction. Both mor and weight have the sign, so that the defaults of decoupleR in R (mor) and decoupler in Python (weight) read it right.',
    columns: signedColumns,
    primaryKey: ['source', 'target'],
    batches: () => regulonBatches(dataset, true),
  },
  {
    name: 'regulons_scenic',
    title: 'Regulons for pySCENIC',
    description: 'All edges between a TF and its targets with the support of each; for methods that need no sign.',
    columns: allColumns,
    primaryKey: ['source', 'target'],
    batches: () => regulonBatches(dataset, false),
  },
];

/** Rows of the regulons: the signed edges with their signed weight, or all edges with their support. */
function* regulonBatches(dataset: Dataset, signed: boolean): Generator<Batch> {
  const buffer = new RowBuffer(signed ? signedColumns : allColumns);
  for (const regulon of regulonsOf(dataset)) {
    for (let i = 0; i < regulon.targets.length; i++) {
      if (signed && regulon.modes[i] === 0) continue;
      addEdge(buffer, dataset, regulon, i);
      buffer.set(3, signed ? regulon.weights[i] : regulon.support[i]);
      buffer.rows++;
      if (buffer.isFull) yield buffer.take();
    }
  }
  if (buffer.rows > 0) yield buffer.take();
}

/** Sets the cells of an edge, but not its weight. */
function addEdge(buffer: RowBuffer, { genes }: Dataset, regulon: Regulon, i: number): void {
  const { tf, targets, modes, evidence } = regulon;
  buffer.set(0, genes[tf].id);
  buffer.set(1, genes[targets[i]].id);
  buffer.set(2, modes[i]);
  buffer.set(4, evidence.induced[i]);
  buffer.set(5, evidence.repressed[i]);
  buffer.set(6, evidence.bound[i]);
  buffer.set(7, evidence.undirected[i]);
}
