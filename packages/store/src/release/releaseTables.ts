import type { Dataset, DatasetContents } from '@trellis/core/dataset';
import type { SourceRecord } from './sources.ts';
import type { Table } from './table.ts';
import { analysisTable } from './tables/analyses.ts';
import { edgeTable, listTable, networkTable } from './tables/documents.ts';
import { geneTable } from './tables/genes.ts';
import { interactionTable } from './tables/interactions.ts';
import { goTables, orthologTable } from './tables/knowledge.ts';
import { regulonTables } from './tables/regulons.ts';
import { sourceTable } from './tables/sources.ts';

/** What a release is made of: a data set as plain records, without its motifs, and the same ready for queries. */
export interface Released {
  readonly contents: Omit<DatasetContents, 'motifs' | 'analyses'>;
  readonly dataset: Dataset;
  readonly sources: readonly SourceRecord[];
}

/** The tables of a release. A table of something that the data set does not have is left out. */
export const releaseTables = ({ contents, dataset, sources }: Released): Table[] => {
  const { genes, edgeTypes, lists, networks, go, orthologs } = contents;
  return [
    interactionTable(dataset),
    ...regulonTables(dataset),
    analysisTable(dataset),
    geneTable(contents),
    ...(edgeTypes.length > 0 ? [edgeTable(contents)] : []),
    ...(lists.length > 0 ? [listTable(contents, dataset)] : []),
    ...(networks.length > 0 ? [networkTable(contents, dataset)] : []),
    ...(go ? goTables(go, genes) : []),
    ...(orthologs.length > 0 ? [orthologTable(orthologs, genes)] : []),
    sourceTable(sources),
  ];
};
