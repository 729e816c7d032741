import { hasBit, type Analysis, type Dataset } from '@trellis/core/dataset';
import { edgeKindOf } from '@trellis/core/views';
import { RowBuffer, type Batch, type Cell, type Column, type Table } from '../table.ts';

const columns: readonly Column[] = [
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
];

/** All interactions: every target of every analysis, by analysis, then target. */
export const interactionTable = (dataset: Dataset): Table => ({
  name: 'interactions',
  title: 'Interactions',
  description: 'Every target of every analysis with its fold change and p-value.',
  columns,
  primaryKey: ['analysis', 'target'],
  foreignKeys: [
    { fields: ['analysis'], table: 'analyses', references: ['analysis'] },
    { fields: ['tf'], table: 'genes', references: ['gene_id'] },
    { fields: ['target'], table: 'genes', references: ['gene_id'] },
  ],
  batches: () => interactionBatches(dataset),
});

function* interactionBatches(dataset: Dataset): Generator<Batch> {
  const buffer = new RowBuffer(columns);
  for (const analysis of dataset.analyses) {
    for (let place = 0; place < analysis.targets.length; place++) {
      addRow(buffer, dataset, analysis, place);
      if (buffer.isFull) yield buffer.take();
    }
  }
  if (buffer.rows > 0) yield buffer.take();
}

function addRow(buffer: RowBuffer, { genes }: Dataset, analysis: Analysis, place: number): void {
  const gene = analysis.targets[place];
  const log2fc = analysis.log2fc?.[place] ?? NaN;
  buffer.set(0, analysis.id);
  buffer.set(1, genes[analysis.tf].id);
  buffer.set(2, genes[gene].id);
  buffer.set(3, valueOf(log2fc));
  buffer.set(4, valueOf(analysis.pvalue?.[place] ?? NaN));
  buffer.set(5, hasBit(analysis.present, gene) ? edgeKindOf(analysis, log2fc) : null);
  buffer.rows++;
}

const valueOf = (value: number): Cell => (Number.isNaN(value) ? null : value);
