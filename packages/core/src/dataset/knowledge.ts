import type { Aspect, GoAnnotations, Ontology, Orthologs } from './ontology.ts';

/** How a term is related to a parent, as bits: a term can have the same parent by both relations. */
export const termRelations = { isA: 1, partOf: 2 } as const;

/** The Gene Ontology and its annotations as files hold them. */
export interface GoContents {
  readonly ontology: OntologyContents;
  /** Annotations to live terms; those to alternative ids and to replaced terms are mapped already. */
  readonly annotations: GoAnnotations;
}

/** An ontology with what answers do not need, but imports and exports do. Parents of each term ascend. */
export interface OntologyContents extends Ontology {
  /** Release, e.g. `releases/2024-01-17`; '' where the file has none. */
  readonly release: string;
  /** Bits of `termRelations` for each of `parents`. */
  readonly relations: Uint8Array;
  /** Sorted by id. */
  readonly altIds: readonly AltId[];
  /** Sorted by id. */
  readonly obsolete: readonly ObsoleteTerm[];
}

/** Another id of a live term, which was merged into it. */
export interface AltId {
  readonly id: string;
  readonly term: number;
}

/** A term that annotations should not use any more. The lists of ids are sorted. */
export interface ObsoleteTerm {
  readonly id: string;
  readonly name: string;
  /** Null where the file does not say it. */
  readonly aspect: Aspect | null;
  readonly altIds: readonly string[];
  readonly replacedBy: readonly string[];
  readonly consider: readonly string[];
}

/** Orthologs with the source of each pair. Pairs are sorted by gene, then ortholog. */
export interface OrthologContents extends Orthologs {
  /** All sources, sorted; '' for pairs without one. */
  readonly sources: readonly string[];
  /** Index in `sources` of each pair. */
  readonly pairSources: Uint8Array;
}
