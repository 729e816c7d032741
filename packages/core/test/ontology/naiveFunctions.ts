import { passesEvidence, type EvidenceFilter, type GeneOntology } from '../../src/ontology/index.ts';

/** Whether a term is an ancestor of another within its aspect, or the term itself: by walking all paths. */
function isAncestor({ ontology }: GeneOntology, ancestor: number, term: number): boolean {
  if (ancestor === term) return true;
  const { parentStarts, parents, aspects } = ontology;
  return Array.from(parents.slice(parentStarts[term], parentStarts[term + 1])).some(
    (parent) => aspects[parent] === aspects[term] && isAncestor({ ontology } as GeneOntology, ancestor, parent),
  );
}

/** Whether a gene is annotated to a term, directly or through a descendant. */
export function isAnnotated(go: GeneOntology, gene: number, term: number, filter: EvidenceFilter = 'all'): boolean {
  const { starts, terms, evidence, codes } = go.annotations;
  return Array.from(terms.slice(starts[gene], starts[gene + 1])).some(
    (own, i) => passesEvidence(codes[evidence[starts[gene] + i]], filter) && isAncestor(go, term, own),
  );
}
