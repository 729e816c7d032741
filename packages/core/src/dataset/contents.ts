import { compareTexts } from '../compareTexts.ts';
import type { EditionSettings } from '../edition/editionSettings.ts';
import type { GoContents, OrthologContents } from './knowledge.ts';
import type { MotifSources } from './motifSource.ts';
import type { TfFamilies } from './ontology.ts';
import { partKinds, type Provenance } from './provenance.ts';

/**
 * A whole data set as plain records, for import, export, the stores and the demo generator. Queries run on the packed form,
 * `Dataset`. Genes are given by their index in `genes`.
 */
export interface DatasetContents {
  /** Lower-case name of the edition: a species, `development` or another word. */
  readonly edition: string;
  /** Shown with every result, e.g. `synthetic demo data`; empty for real data. */
  readonly label: string;
  /** What `edition.yaml` says; null without one. */
  readonly settings: EditionSettings | null;
  /** Sorted by id (see `compareIds`), so the order of indices is the order of ids. */
  readonly genes: readonly Gene[];
  /** Sorted by alias, then gene. */
  readonly aliases: readonly Alias[];
  /** Sorted by id. */
  readonly analyses: readonly AnalysisContents[];
  /** Sorted by name. */
  readonly edgeTypes: readonly EdgeTypeContents[];
  /** Motif hits; each table is sorted by region, then motif. */
  readonly motifs: { readonly cluster: readonly MotifColumn[]; readonly individual: readonly MotifColumn[] };
  /** What a hit of each table is. */
  readonly motifSources: MotifSources;
  /** Text of the cluster information file (CSV with header, first column the cluster), or '' when there is none. */
  readonly clusterInfo: string;
  /** Predefined gene lists, sorted by name. */
  readonly lists: readonly NamedText[];
  /** Predefined target networks, sorted by name. */
  readonly networks: readonly NamedText[];
  /** What is known about lists, networks and edge types, sorted by `compareParts`; at most one entry per part. */
  readonly provenance: readonly Provenance[];
  /** Null without an ontology. */
  readonly go: GoContents | null;
  /** At most one entry per other edition, each with at least one pair; sorted by edition. */
  readonly orthologs: readonly OrthologContents[];
  /** Null without any; names are sorted, and so are the families of each gene. */
  readonly tfFamilies: TfFamilies | null;
  /** TFs that are known for the stimulus of a predefined list, in the order of their file; empty without any. */
  readonly regulatorBenchmark: readonly BenchmarkPair[];
  /** Text of where genes are (see `readGenePositions`), in the order of genes; absent without it. */
  readonly genePositions?: string;
}

/** One line of the annotation. Missing texts are ''. */
export interface Gene {
  readonly id: string;
  /** Symbol, e.g. `NLP7`. */
  readonly name: string;
  readonly fullName: string;
  /** Gene type as annotated, e.g. `TXNFACTOR` or `PROTEIN_CODING`. */
  readonly type: string;
  /** Gene family, e.g. `MYB`. */
  readonly family: string;
}

/** A predefined list with a TF that is known for its stimulus: the ranking of regulators should find it. */
export interface BenchmarkPair {
  /** `FILE`, or `FILE: PART` for one of its `>` lists. */
  readonly list: string;
  readonly stimulus: string;
  /** Gene index of the TF. */
  readonly tf: number;
}

/** Another name of a gene. */
export interface Alias {
  readonly alias: string;
  readonly gene: number;
}

/** One metadata entry of an analysis. */
export interface MetadataEntry {
  /** Upper case, blanks as `_`. */
  readonly key: string;
  /** '' where the file has the key without a value (`NA` and the like). */
  readonly value: string;
  /** Whether filters can use the key (marked `*` in the metadata file). */
  readonly searchable: boolean;
}

/** One analysis: an experiment on one transcription factor, and its targets. */
export interface AnalysisContents {
  readonly id: number;
  /** Base name of its files without the leading number, e.g. `AT4G24020_ChIPseq`. */
  readonly name: string;
  /** Gene index of the transcription factor. */
  readonly tf: number;
  /** Sorted by key; never holds TRANSCRIPTION_FACTOR_ID; always EXPERIMENT_TYPE and EDGE_TYPE. */
  readonly metadata: readonly MetadataEntry[];
  /** Gene indices of the targets, ascending, without duplicates. */
  readonly targets: Uint32Array;
  /** log2 fold change per target, NaN where missing; null when the file had no such column. */
  readonly log2fc: Float64Array | null;
  /** p-value per target, NaN where missing; null exactly when `log2fc` is null. */
  readonly pvalue: Float64Array | null;
}

/** A type of additional edges, e.g. a protein interaction. */
export interface EdgeTypeContents {
  readonly name: string;
  /** Undirected pairs are stored both ways. */
  readonly directed: boolean;
  /** Source, target, source, target ... as gene indices, sorted by source, then target, without duplicates. */
  readonly pairs: Uint32Array;
}

/** The hits of one motif in one region. */
export interface MotifColumn {
  readonly region: string;
  readonly motif: string;
  /** Gene indices, ascending. */
  readonly genes: Uint32Array;
  /** Number of hits per gene of `genes`, at least 1. */
  readonly counts: Uint32Array;
}

/** A predefined gene list or network: the file's name up to its first dot, and its text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Order of gene ids: case counts only between ids that are equal without it, so `Zm00001d` comes next to `ZM00001D`. */
export function compareIds(a: string, b: string): number {
  return compareTexts(a.toUpperCase(), b.toUpperCase()) || compareTexts(a, b);
}

type Part = Pick<Provenance, 'kind' | 'name'>;

/** Order of the parts of a data set: lists, networks, edge types; each by name. */
export const compareParts = (a: Part, b: Part): number =>
  partKinds.indexOf(a.kind) - partKinds.indexOf(b.kind) || compareTexts(a.name, b.name);
