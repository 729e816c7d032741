import { edgeKindOf, hasBit, type Analysis, type Dataset } from '@trellis/core';
import { batchRows, type Batch, type Cell, type Table } from '../table.ts';

/** All interactions: every target of every analysis, by analysis, then target. */
export const interactionTable = (dataset: Dataset): Table => ({
  name: 'interactions',
  title: 'Interactions',
  description: 'Every target of every analysis with its fold change and p-value.',
  columns: [
    { name: 'analysis', type: 'integer', description: 'Id of the analysis.' },
    { name: 'tf', type: 'string', description: 'Gene id of the transcription factor.' },
    { name: 'target', type: 'string', description: 'Gene id of the target.' },
    { name: 'log2fc', type: 'number', description: 'log2 fold change as the source gives it.', optional: true },
    {
      name: 'pvalue',
      type: 'number',
      description: 'p-value as the source gives it, mostly adjusted.',
      optional: true,
    },
    {
      name: 'kind',
      type: 'string',
      description:
        'INDUCED (fold change of 0 or more) or REPRESSED (below 0), as the site names edges; BOUND or EXPRESSION without a fold change; empty for a row that has a p-value but no fold change, which is not an edge.',
      optional: true,
    },
  ],
  primaryKey: ['analysis', 'target'],
  foreignKeys: [
    { fields: ['analysis'], table: 'analyses', references: ['analysis'] },
    { fields: ['tf'], table: 'genes', references: ['gene_id'] },
    { fields: ['target'], table: 'genes', references: ['gene_id'] },
  ],
  batches: () => interactionBatches(dataset),
});

/** Columns of one batch, filled row by row. */
class Rows {
  readonly analysis: Int32Array;
  readonly tf: string[] = [];
  readonly target: string[] = [];
  readonly log2fc: Cell[] = [];
  readonly pvalue: Cell[] = [];
  readonly kind: Cell[] = [];

  constructor(rows: number) {
    this.analysis = new Int32Array(rows);
  }

  get length(): number {
    return this.tf.length;
  }

  add(dataset: Dataset, analysis: Analysis, place: number): void {
    const gene = analysis.targets[place];
    const log2fc = analysis.log2fc?.[place] ?? NaN;
    this.analysis[this.length] = analysis.id;
    this.tf.push(dataset.genes[analysis.tf].id);
    this.target.push(dataset.genes[gene].id);
    this.log2fc.push(valueOf(log2fc));
    this.pvalue.push(valueOf(analysis.pvalue?.[place] ?? NaN));
    this.kind.push(hasBit(analysis.present, gene) ? edgeKindOf(analysis, log2fc) : null);
  }

  get batch(): Batch {
    return [this.analysis.subarray(0, this.length), this.tf, this.target, this.log2fc, this.pvalue, this.kind];
  }
}

const valueOf = (value: number): number | null => (Number.isNaN(value) ? null : value);

function* interactionBatches(dataset: Dataset): Generator<Batch> {
  let rows = new Rows(batchRows);
  for (const analysis of dataset.analyses) {
    for (let place = 0; place < analysis.targets.length; place++) {
      rows.add(dataset, analysis, place);
      if (rows.length < batchRows) continue;
      yield rows.batch;
      rows = new Rows(batchRows);
    }
  }
  if (rows.length > 0) yield rows.batch;
}
