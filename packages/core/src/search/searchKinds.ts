/** What a search finds, in the order of equally good groups. */
export const searchKinds = ['tf', 'gene', 'term', 'list', 'network', 'analysis'] as const;

/** `tf`: a gene with analyses as a TF; `gene`: any other gene; `term`: a term of the Gene Ontology. */
export type SearchKind = (typeof searchKinds)[number];

/** Something that a search can find: its kind, and its index among the genes, terms, lists ... of the data set. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly index: number;
}
