import { addBit, emptyBitset, hasBit, type Bitset } from '../dataset/bitset.ts';
import type { GeneOntology } from '../ontology/propagate.ts';

/** The terms to which a gene of the data set is annotated, directly or through a descendant in the same aspect. */
export function termsWithGenes({ ontology, annotations }: GeneOntology): Bitset {
  const { ids, aspects, parentStarts, parents } = ontology;
  const terms = emptyBitset(ids.length);
  const waiting: number[] = [];
  const add = (term: number): void => {
    if (hasBit(terms, term)) return;
    addBit(terms, term);
    waiting.push(term);
  };
  annotations.terms.forEach(add);
  for (let term = waiting.pop(); term !== undefined; term = waiting.pop()) {
    for (const parent of parents.subarray(parentStarts[term], parentStarts[term + 1])) {
      if (aspects[parent] === aspects[term]) add(parent);
    }
  }
  return terms;
}
