import type { DatasetContents } from '@trellis/core/dataset';
import type {
  AliasRow,
  AnalysisRow,
  DatasetRow,
  DocumentRow,
  EdgeTypeRow,
  GeneRow,
  KnowledgeRow,
  MotifColumnRow,
} from '../migrations/datasetTables.ts';
import { knowledgeRows } from './knowledge.ts';
import { hasOrigin } from './provenance.ts';
import { statementRows } from './statements.ts';
import { analysisRow, documentRows, edgeTypeRow, motifColumnRow, type Unplaced } from './rows.ts';
import { versionOf } from './version.ts';

/** All rows of a data set, for any engine. */
export interface PackedContents {
  readonly header: Unplaced<DatasetRow>;
  readonly genes: readonly Unplaced<GeneRow>[];
  readonly aliases: readonly Unplaced<AliasRow>[];
  readonly analyses: readonly Unplaced<AnalysisRow>[];
  readonly edgeTypes: readonly Unplaced<EdgeTypeRow>[];
  readonly motifs: readonly Unplaced<MotifColumnRow>[];
  readonly documents: readonly Unplaced<DocumentRow>[];
  readonly knowledge: readonly Unplaced<KnowledgeRow>[];
  /** Whether a sidecar names a commit, a checksum or a recipe. */
  readonly hasOrigins: boolean;
  /** Whether it has an `edition.yaml`. */
  readonly hasSettings: boolean;
  /** Whether it says what a motif hit is, or has a benchmark of regulators. */
  readonly hasStatements: boolean;
}

/** Packs every column, hashes it, and computes the counts and the version. */
export function packContents(contents: DatasetContents): PackedContents {
  const rows = {
    analyses: contents.analyses.map(analysisRow),
    edgeTypes: contents.edgeTypes.map(edgeTypeRow),
    motifs: [
      ...contents.motifs.cluster.map((column) => motifColumnRow('cluster', column)),
      ...contents.motifs.individual.map((column) => motifColumnRow('individual', column)),
    ],
    documents: documentRows(contents),
    knowledge: knowledgeRows(contents),
  };
  const { edition, label, genes, aliases } = contents;
  const version = versionOf({ label, genes, aliases, ...rows });
  return {
    ...rows,
    hasOrigins: contents.provenance.some(hasOrigin),
    hasSettings: contents.settings !== null,
    hasStatements: statementRows(contents).length > 0,
    header: { edition, label, version, ...countsOf(contents, rows) },
    genes: genes.map(({ id, name, fullName, type, family }, position) => {
      return { position, gene_id: id, name, full_name: fullName, type, family };
    }),
    aliases: aliases.map(({ alias, gene }) => ({ alias, gene })),
  };
}

function countsOf(contents: DatasetContents, rows: Pick<PackedContents, 'analyses' | 'edgeTypes' | 'motifs'>) {
  return {
    genes: contents.genes.length,
    analyses: rows.analyses.length,
    interactions: rows.analyses.reduce((total, row) => total + row.target_count, 0),
    edges: rows.edgeTypes.reduce((total, row) => total + row.edge_count, 0),
    motif_hits: rows.motifs.reduce((total, row) => total + row.hit_count, 0),
    lists: contents.lists.length,
    networks: contents.networks.length,
  };
}
