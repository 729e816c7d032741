import type { IndexedTexts } from './block.ts';
import type { EditionSettings } from '../edition/editionSettings.ts';
import type { MotifSources } from './motifSource.ts';
import type { Provenance } from './provenance.ts';

/** The JSON part of a `DatasetImage`. A number named like an array is its byte offset in the image's `columns`. */
export interface DatasetIndex {
  readonly label: string;
  readonly settings: EditionSettings | null;
  readonly genes: {
    readonly ids: readonly string[];
    readonly names: readonly string[];
    readonly fullNames: readonly string[];
    readonly types: readonly string[];
    readonly families: readonly string[];
  };
  readonly aliases: readonly (readonly [alias: string, gene: number])[];
  readonly analyses: readonly IndexedAnalysis[];
  readonly edgeTypes: readonly IndexedEdgeType[];
  readonly lists: readonly string[];
  readonly networks: readonly string[];
  readonly motifs: { readonly cluster: readonly string[]; readonly individual: readonly string[] };
  readonly motifRegions: readonly string[];
  readonly provenance: readonly Provenance[];
  /** Absent where the data set has none, like the two below. */
  readonly go?: IndexedGo;
  readonly orthologs?: readonly IndexedOrthologs[];
  readonly tfFamilies?: IndexedFamilies;
  readonly motifSources?: MotifSources;
  readonly genePositions?: string;
  readonly regulatorBenchmark?: readonly (readonly [list: string, stimulus: string, tf: number])[];
}

export interface IndexedAnalysis {
  readonly id: number;
  readonly name: string;
  readonly tf: number;
  readonly expression: boolean;
  readonly metadata: readonly (readonly [key: string, value: string, searchable: 0 | 1])[];
  readonly count: number;
  readonly targets: number;
  readonly log2fc: number | null;
  readonly pvalue: number | null;
  readonly cells: number;
  readonly present: number;
}

export interface IndexedEdgeType {
  readonly name: string;
  readonly directed: boolean;
  readonly starts: number;
  readonly count: number;
  readonly targets: number;
}

/** The Gene Ontology and its annotations. */
export interface IndexedGo {
  readonly release: string;
  /** Number of terms. */
  readonly terms: number;
  readonly ids: IndexedTexts;
  readonly names: IndexedTexts;
  readonly aspects: number;
  readonly parentStarts: number;
  readonly parentCount: number;
  readonly parents: number;
  readonly slim: number;
  readonly annotationStarts: number;
  readonly annotationCount: number;
  readonly annotationTerms: number;
  readonly evidence: number;
  readonly codes: readonly string[];
  /** Other ids of terms; absent without any. */
  readonly others?: { readonly count: number; readonly ids: IndexedTexts; readonly terms: number };
}

export interface IndexedOrthologs {
  readonly edition: string;
  readonly count: number;
  readonly genes: number;
  readonly orthologs: IndexedTexts;
  readonly sources: readonly string[];
}

export interface IndexedFamilies {
  readonly names: readonly string[];
  readonly starts: number;
  readonly count: number;
  readonly families: number;
}
