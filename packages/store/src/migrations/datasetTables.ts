/** Tables of a data set. `dataset` is the number of the data set that a row belongs to (1 in an SQLite file of its own). */
export interface DatasetTables {
  dataset: DatasetRow;
  gene: GeneRow;
  alias: AliasRow;
  analysis: AnalysisRow;
  edge_type: EdgeTypeRow;
  motif_column: MotifColumnRow;
  document: DocumentRow;
}

/** What is known of a data set without reading its columns. */
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

/** One line of the annotation; `position` is the index by which the packed columns name the gene. */
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

/** One analysis with its targets packed; `hash` is over everything but the id. */
export interface AnalysisRow {
  readonly dataset: number;
  readonly id: number;
  readonly name: string;
  readonly tf: number;
  /** JSON: [key, value, 1 if searchable else 0] by rising key. */
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

/** A text that is kept whole: a gene list, a target network, or the cluster information (whose name is ''). */
export interface DocumentRow {
  readonly dataset: number;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly text: string;
}

export type DocumentKind = 'list' | 'network' | 'cluster-info';
