import type { AnalysisContents, DatasetContents, EdgeTypeContents, MotifColumn } from '@trellis/core/dataset';
import { editionText } from '@trellis/core/yaml';
import type { AnalysisRow, DocumentRow, EdgeTypeRow, MotifColumnRow } from '../migrations/datasetTables.ts';
import { packEdgeValues } from '../packing/edgeValues.ts';
import { packPairs } from '../packing/pairs.ts';
import { packRising } from '../packing/rising.ts';
import { packVarints } from '../packing/varints.ts';
import type { MotifKind } from '../store.ts';
import { hashParts } from './hash.ts';
import { provenanceRow } from './provenance.ts';
import { statementRows } from './statements.ts';

/** A table row without the number of its data set. */
export type Unplaced<Row> = Omit<Row, 'dataset'>;

export function analysisRow(analysis: AnalysisContents): Unplaced<AnalysisRow> {
  const metadata = analysis.metadata.map(({ key, value, searchable }) => [key, value, searchable ? 1 : 0]);
  const row = {
    id: analysis.id,
    name: analysis.name,
    tf: analysis.tf,
    metadata: JSON.stringify(metadata),
    target_count: analysis.targets.length,
    targets: packRising(analysis.targets),
    log2fc: analysis.log2fc && packEdgeValues(analysis.log2fc),
    pvalue: analysis.pvalue && packEdgeValues(analysis.pvalue),
  };
  return { ...row, hash: hashAnalysis(row) };
}

/** Content hash of an analysis: of everything but its id. */
export function hashAnalysis(row: Omit<Unplaced<AnalysisRow>, 'hash' | 'id'>): string {
  const values = row.log2fc && row.pvalue ? [row.log2fc, row.pvalue] : [];
  return hashParts([row.name, String(row.tf), row.metadata, String(row.target_count), row.targets, ...values]);
}

export function edgeTypeRow(type: EdgeTypeContents): Unplaced<EdgeTypeRow> {
  const row = {
    name: type.name,
    directed: type.directed ? 1 : 0,
    edge_count: type.pairs.length / 2,
    pairs: packPairs(type.pairs),
  };
  return { ...row, hash: hashEdgeType(row) };
}

export const hashEdgeType = (row: Omit<Unplaced<EdgeTypeRow>, 'hash'>): string =>
  hashParts([row.name, String(row.directed), String(row.edge_count), row.pairs]);

/** The row of one motif in one region. */
export function motifColumnRow(kind: MotifKind, column: MotifColumn): Unplaced<MotifColumnRow> {
  const row = {
    kind,
    region: column.region,
    motif: column.motif,
    gene_count: column.genes.length,
    hit_count: sum(column.counts),
    genes: packRising(column.genes),
    counts: packVarints(column.counts),
  };
  return { ...row, hash: hashMotifColumn(row) };
}

export const hashMotifColumn = (row: Omit<Unplaced<MotifColumnRow>, 'hash'>): string =>
  hashParts([row.kind, row.region, row.motif, String(row.gene_count), row.genes, row.counts]);

/** The rows of lists, networks, the cluster information, sidecars and statements. */
export function documentRows(contents: DatasetContents): Unplaced<DocumentRow>[] {
  return [
    ...contents.lists.map(({ name, text }) => ({ kind: 'list', name, text }) as const),
    ...contents.networks.map(({ name, text }) => ({ kind: 'network', name, text }) as const),
    ...(contents.clusterInfo === '' ? [] : [{ kind: 'cluster-info', name: '', text: contents.clusterInfo } as const]),
    ...(contents.settings === null
      ? []
      : [{ kind: 'edition', name: '', text: editionText(contents.settings) } as const]),
    ...contents.provenance.map(provenanceRow),
    ...statementRows(contents),
  ];
}

export function sum(counts: Uint32Array): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}
