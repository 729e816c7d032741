/** Tables of a data set. `dataset` is the number of a row's data set (always 1 in SQLite, with one file per data set). */
export interface DatasetTables {
  dataset: DatasetRow;
  gene: GeneRow;
  alias: AliasRow;
  analysis: AnalysisRow;
  edge_type: EdgeTypeRow;
  motif_column: MotifColumnRow;
  document: DocumentRow;
  /** Only where the data set has any. */
  knowledge: KnowledgeRow;
  /** Only in a database that holds several data sets; without a row for those that an earlier release wrote. */
  kept_version: KeptVersionRow;
}

/** What is recorded about a data set apart from its content. */
export interface KeptVersionRow {
  readonly dataset: number;
  /** ISO 8601, UTC. */
  readonly imported: string;
  /** 1 or 0. */
  readonly pinned: number;
}

/** Metadata of a data set. */
export interface DatasetRow {
  readonly dataset: number;
  readonly edition: string;
  readonly label: string;
  readonly version: string;
  readonly genes: number;
  readonly analyses: number;
  readonly interactions: number;
  readonly edges: number;
  readonly motif_hits: number;
  readonly lists: number;
  readonly networks: number;
}

/** One line of the annotation; `position` is the gene's index in the packed columns. */
export interface GeneRow {
  readonly dataset: number;
  readonly position: number;
  readonly gene_id: string;
  readonly name: string;
  readonly full_name: string;
  readonly type: string;
  readonly family: string;
}

export interface AliasRow {
  readonly dataset: number;
  readonly alias: string;
  readonly gene: number;
}

/** One analysis with packed targets; `hash` covers everything but the id. */
export interface AnalysisRow {
  readonly dataset: number;
  readonly id: number;
  readonly name: string;
  readonly tf: number;
  /** JSON: [key, value, 1 if searchable else 0], sorted by key. */
  readonly metadata: string;
  readonly target_count: number;
  readonly hash: string;
  readonly targets: Buffer;
  readonly log2fc: Buffer | null;
  readonly pvalue: Buffer | null;
}

export interface EdgeTypeRow {
  readonly dataset: number;
  readonly name: string;
  readonly directed: number;
  readonly edge_count: number;
  readonly hash: string;
  readonly pairs: Buffer;
}

export interface MotifColumnRow {
  readonly dataset: number;
  readonly kind: 'cluster' | 'individual';
  readonly region: string;
  readonly motif: string;
  readonly gene_count: number;
  readonly hit_count: number;
  readonly hash: string;
  readonly genes: Buffer;
  readonly counts: Buffer;
}

/**
 * A gene list, a target network, the cluster information (named ''), a sidecar (named like what it describes), what a motif hit
 * is (named like the kind of motif table), the TFs that are known for the stimulus of a list, or the settings of the edition (both
 * named '').
 */
export interface DocumentRow {
  readonly dataset: number;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly text: string;
}

export type DocumentKind =
  | 'list'
  | 'network'
  | 'cluster-info'
  | 'edition'
  | 'list-sidecar'
  | 'network-sidecar'
  | 'edges-sidecar'
  | 'motif-source'
  | 'regulator-benchmark'
  | 'gene-positions';

/** Packed knowledge about genes: the ontology and its annotations, orthologs (named like the other edition), TF families. */
export interface KnowledgeRow {
  readonly dataset: number;
  readonly kind: 'ontology' | 'go-annotations' | 'orthologs' | 'tf-families';
  readonly name: string;
  /** Number of terms, annotations, pairs or families of genes. */
  readonly item_count: number;
  readonly hash: string;
  readonly bytes: Buffer;
}
