import type { Aspect } from '../dataset/ontology.ts';
import { aspects } from '../dataset/ontology.ts';
import { compareTexts } from '../compareTexts.ts';
import { isRoot } from '../ontology/ancestors.ts';
import { propagateAnnotations, type GeneOntology } from '../ontology/propagate.ts';

/** A term of the Gene Ontology that a gene has. */
export interface GeneTerm {
  readonly id: string;
  readonly name: string;
  readonly aspect: Aspect;
  /** Whether the gene is annotated to the term itself, and not only to a descendant. */
  readonly direct: boolean;
  /** Evidence codes of its direct annotations, sorted; none where the files have none. */
  readonly evidence: readonly string[];
}

/** The terms of a gene, direct ones and by propagation, without the roots; by aspect, then name, then id. */
export function termsOfGene(go: GeneOntology, gene: number): GeneTerm[] {
  const { ontology } = go;
  const { starts, terms } = propagateAnnotations(go);
  const direct = directTerms(go, gene);
  return Array.from(terms.subarray(starts[gene], starts[gene + 1]))
    .filter((term) => !isRoot(ontology, term))
    .map((term) => ({
      id: ontology.ids[term],
      name: ontology.names[term],
      aspect: aspects[ontology.aspects[term]],
      direct: direct.has(term),
      evidence: [...(direct.get(term) ?? [])].filter((code) => code !== '').sort(),
    }))
    .sort(
      (a, b) =>
        aspects.indexOf(a.aspect) - aspects.indexOf(b.aspect) ||
        compareTexts(a.name, b.name) ||
        compareTexts(a.id, b.id),
    );
}

/** The terms to which a gene is annotated, with the evidence codes of each. */
function directTerms({ annotations: { starts, terms, evidence, codes } }: GeneOntology, gene: number) {
  const direct = new Map<number, Set<string>>();
  for (let at = starts[gene]; at < starts[gene + 1]; at++) {
    const known = direct.get(terms[at]) ?? new Set<string>();
    direct.set(terms[at], known.add(codes[evidence[at]]));
  }
  return direct;
}
