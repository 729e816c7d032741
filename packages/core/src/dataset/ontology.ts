import type { Bitset } from './bitset.ts';

/** Aspects of the Gene Ontology: biological process, molecular function, cellular component. */
export const aspects = ['BP', 'MF', 'CC'] as const;
export type Aspect = (typeof aspects)[number];

/** The live terms of the Gene Ontology, sorted by id; a term is given by its index. */
export interface Ontology {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Index in `aspects` of each term. */
  readonly aspects: Uint8Array;
  /** The parents of term `t` by is_a and part_of, also in other aspects: `parents[parentStarts[t]]` up to `parentStarts[t + 1]`. */
  readonly parentStarts: Uint32Array;
  readonly parents: Uint32Array;
  /** The broad terms: those of the subset that the edition names (`go_slim`). */
  readonly slim: Bitset;
}

/** Which terms the genes of an edition are directly annotated to. */
export interface GoAnnotations {
  /** The annotations of gene `g` are `terms[starts[g]]` up to `terms[starts[g + 1]]`, rising by term, then evidence code. */
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  /** Index in `codes` of each annotation. */
  readonly evidence: Uint8Array;
  /** Evidence codes, sorted; a single '' where the files have none. */
  readonly codes: readonly string[];
}

/** Pairs of orthologous genes of this edition and another. */
export interface Orthologs {
  /** The other edition. */
  readonly edition: string;
  /** Gene index in this edition of each pair, rising. */
  readonly genes: Uint32Array;
  /** Gene id in the other edition of each pair, as the file has it. */
  readonly orthologs: readonly string[];
  /** Where the pairs come from, e.g. `OrthoFinder2`; sorted. */
  readonly sources: readonly string[];
}

/** TF families: those of gene `g` are `families[starts[g]]` up to `families[starts[g + 1]]`, as indices in `names`. */
export interface TfFamilies {
  readonly names: readonly string[];
  readonly starts: Uint32Array;
  readonly families: Uint32Array;
}
