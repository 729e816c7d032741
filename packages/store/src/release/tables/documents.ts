import type { Dataset, DatasetContents } from '@trellis/core/dataset';
import { readGeneLists, readTargetNetwork } from '@trellis/core/formats';
import { knownGenes } from '@trellis/core/reading';
import { batchesOf, type Column, type Row, type Table } from '../table.ts';

/** Returns the gene id of a name, null if it is unknown or ambiguous. */
const geneIdOf =
  ({ names, genes }: Dataset) =>
  (name: string): string | null => {
    const match = names.find(name);
    return match.kind === 'gene' ? genes[match.gene].id : null;
  };

const edgeColumns: readonly Column[] = [
  { name: 'edge_type', type: 'string', description: 'Type of the edge, e.g. PPI:BioGRID.' },
  { name: 'source', type: 'string', description: 'Gene id of the source.' },
  { name: 'target', type: 'string', description: 'Gene id of the target.' },
  {
    name: 'directed',
    type: 'boolean',
    description: 'Whether the edge has a direction; an undirected one is listed once.',
  },
];

/** Additional edges such as protein interactions, by type, source and target. */
export const edgeTable = ({ edgeTypes, genes }: Pick<DatasetContents, 'edgeTypes' | 'genes'>): Table => ({
  name: 'edges',
  title: 'Additional edges',
  description: 'Edges between genes that are not from analyses of a TF, e.g. protein interactions.',
  columns: edgeColumns,
  primaryKey: ['edge_type', 'source', 'target'],
  batches: () => {
    const rows = function* (): Generator<Row> {
      for (const { name, directed, pairs } of edgeTypes)
        for (let i = 0; i < pairs.length; i += 2)
          if (directed || pairs[i] <= pairs[i + 1])
            yield [name, genes[pairs[i]].id, genes[pairs[i + 1]].id, directed];
    };
    return batchesOf(edgeColumns, rows());
  },
});

const listColumns: readonly Column[] = [
  { name: 'list', type: 'string', description: 'Name of the predefined list.' },
  { name: 'set', type: 'string', description: 'Name of the set of genes within the list.' },
  { name: 'name', type: 'string', description: 'The gene as the list names it.' },
  {
    name: 'gene_id',
    type: 'string',
    description: 'Its gene id; empty for an unknown or ambiguous name.',
    optional: true,
  },
];

/** Predefined gene lists, in their order. */
export function listTable({ lists }: Pick<DatasetContents, 'lists'>, dataset: Dataset): Table {
  const find = geneIdOf(dataset);
  const rows = function* (): Generator<Row> {
    for (const { name: list, text } of lists)
      for (const { name: set, genes } of readGeneLists(text, knownGenes(dataset)))
        for (const name of genes) yield [list, set, name, find(name)];
  };
  return {
    name: 'lists',
    title: 'Gene lists',
    description: 'The predefined gene lists: one row per gene of each set.',
    columns: listColumns,
    primaryKey: [],
    batches: () => batchesOf(listColumns, rows()),
  };
}

const networkColumns: readonly Column[] = [
  { name: 'network', type: 'string', description: 'Name of the predefined network.' },
  { name: 'rank', type: 'integer', description: 'Number of edges with this score or a higher one; 1 is best.' },
  { name: 'source', type: 'string', description: 'The source as the network names it.' },
  { name: 'edge', type: 'string', description: 'Type of the edge as the network names it.' },
  { name: 'target', type: 'string', description: 'The target as the network names it.' },
  { name: 'score', type: 'number', description: 'Score; higher is better.', optional: true },
  { name: 'source_id', type: 'string', description: 'Gene id of the source, where it is known.', optional: true },
  { name: 'target_id', type: 'string', description: 'Gene id of the target, where it is known.', optional: true },
];

/** Predefined target networks, best edge first. */
export function networkTable({ networks }: Pick<DatasetContents, 'networks'>, dataset: Dataset): Table {
  const find = geneIdOf(dataset);
  const rows = function* (): Generator<Row> {
    for (const { name, text } of networks)
      for (const { rank, source, edge, target, score } of readTargetNetwork(text, {
        name,
        genes: knownGenes(dataset),
      }).edges)
        yield [name, rank, source, edge, target, score ?? null, find(source), find(target)];
  };
  return {
    name: 'networks',
    title: 'Target networks',
    description: 'The predefined networks of predicted or published edges.',
    columns: networkColumns,
    primaryKey: [],
    batches: () => batchesOf(networkColumns, rows()),
  };
}
