import type { Provenance } from './provenance.ts';

/** The JSON part of a `DatasetImage`. A number named like an array is its byte offset in the image's `columns`. */
export interface DatasetIndex {
  readonly label: string;
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
