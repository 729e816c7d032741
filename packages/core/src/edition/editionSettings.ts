import type { NamedQueries } from '../query/keywords.ts';

/** A database to which gene ids link. */
export interface GeneLink {
  /** Regular expression, without case, that ids of this database match. */
  readonly pattern: string;
  readonly name: string;
  /** Address with `{id}` for the gene id. */
  readonly url: string;
}

/** What an analysis shows of its targets: that the TF regulates them, or binds them in vitro or in vivo. */
export type EvidenceSort = 'regulated' | 'in vitro' | 'in vivo';

/** Which analyses show a kind of evidence, and what it is called. An analysis has the kind of the first rule that fits. */
export interface EvidenceRule {
  readonly evidence: EvidenceSort;
  /** What pages and files print, e.g. `in planta bound`. */
  readonly label: string;
  /** EXPERIMENT_TYPE of the analyses, without case; absent: any. */
  readonly experimentType?: string;
  /** How their EDGE_TYPE begins, without case; absent: in any way. */
  readonly edgeType?: string;
}

/** What is said about an edition apart from its experiments: its `edition.yaml`. All of it can be left out. */
export interface EditionSettings {
  /** Short name of the species in menus and titles: `Yeast`. */
  readonly title?: string;
  /** Scientific name: `Saccharomyces cerevisiae`. */
  readonly species?: string;
  /** Number of the species in the taxonomy of NCBI. */
  readonly taxon?: number;
  /** Release of the genes: `Araport11`. */
  readonly annotation?: string;
  /** An id as users write it, e.g. `AT4G24020`. */
  readonly idExample?: string;
  readonly geneLinks?: readonly GeneLink[];
  /** Id or symbol of the TF that examples begin with; see `chooseExampleTfs`. */
  readonly defaultTf?: string;
  /** Ids or symbols of further TFs for examples. */
  readonly examples?: readonly string[];
  /** What the home page asks: a query, which it shows first, or a sentence with a question mark (`isSentence`), its heading. */
  readonly homeQuestion?: string;
  /** Shorthands for queries, by lower-case name. */
  readonly namedQueries?: NamedQueries;
  /** The subset of the Gene Ontology that gives the broad terms, as `go.obo` names it: `goslim_yeast`. */
  readonly goSlim?: string;
  readonly evidence?: readonly EvidenceRule[];
  /** Types of genes that code for proteins, in upper case; genes without a type count as such. */
  readonly codingTypes?: readonly string[];
  /** The edition through which orthologs are composed where two editions have no table of each other. */
  readonly orthologHub?: string;
  /** First labels of host names, or whole host names, that show this edition next to those that begin with its name. */
  readonly hosts?: readonly string[];
  /** Place among the editions in menus: small numbers first, then those without, by title. */
  readonly order?: number;
}

/** The title of an edition: that of its settings, else its name with an upper-case letter. */
export const titleOf = (edition: string, { title }: EditionSettings): string =>
  title ?? edition.charAt(0).toUpperCase() + edition.slice(1);

/** Order of editions in menus. */
export function compareEditions(
  a: { readonly title: string; readonly order: number },
  b: { readonly title: string; readonly order: number },
): number {
  return a.order - b.order || (a.title < b.title ? -1 : Number(a.title > b.title));
}

/** Whether a question of the home page is a sentence; a query has no question mark. */
export const isSentence = (homeQuestion: string): boolean => homeQuestion.trim().endsWith('?');
