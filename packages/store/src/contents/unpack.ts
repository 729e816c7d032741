import type { AnalysisContents, EdgeTypeContents, MetadataEntry, MotifColumn } from '@trellis/core/dataset';
import type { AnalysisRow, EdgeTypeRow, MotifColumnRow } from '../migrations/datasetTables.ts';
import { unpackEdgeValues } from '../packing/edgeValues.ts';
import { unpackPairs } from '../packing/pairs.ts';
import { unpackRising } from '../packing/rising.ts';
import { unpackVarints } from '../packing/varints.ts';
import type { Unplaced } from './rows.ts';

/** Unpacks an analysis. Throws a RangeError or SyntaxError if the row is damaged. */
export function unpackAnalysis(row: Unplaced<AnalysisRow>): AnalysisContents {
  return {
    id: row.id,
    name: row.name,
    tf: row.tf,
    metadata: unpackMetadata(row.metadata),
    targets: unpackRising(row.targets, row.target_count),
    log2fc: row.log2fc && unpackEdgeValues(row.log2fc, row.target_count),
    pvalue: row.pvalue && unpackEdgeValues(row.pvalue, row.target_count),
  };
}

function unpackMetadata(json: string): MetadataEntry[] {
  const entries: [string, string, 0 | 1][] = JSON.parse(json);
  return entries.map(([key, value, searchable]) => ({ key, value, searchable: searchable === 1 }));
}

/** Unpacks an edge type. Throws a RangeError if the row is damaged. */
export function unpackEdgeType(row: Unplaced<EdgeTypeRow>): EdgeTypeContents {
  return { name: row.name, directed: row.directed === 1, pairs: unpackPairs(row.pairs, row.edge_count) };
}

/** Unpacks the hits of one motif in one region. Throws a RangeError if the row is damaged. */
export function unpackMotifColumn(row: Unplaced<MotifColumnRow>): MotifColumn {
  return {
    region: row.region,
    motif: row.motif,
    genes: unpackRising(row.genes, row.gene_count),
    counts: unpackVarints(row.counts, row.gene_count),
  };
}
