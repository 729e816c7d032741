import { bitsetOf, type Bitset } from '../dataset/bitset.ts';
import { nextPositions, startsOf } from '../dataset/offsets.ts';
import { aspects, type GoAnnotations, type Ontology } from '../dataset/ontology.ts';
import type { Go } from '../dataset/openKnowledge.ts';
import { ancestorsIn } from './ancestors.ts';
import { passesEvidence, type EvidenceFilter } from './evidence.ts';

/** The Gene Ontology of a data set. */
export type GeneOntology = Pick<Go, 'ontology' | 'annotations'>;

/** Every gene with the terms it is annotated to, directly or through a descendant (true path rule). */
export interface PropagatedAnnotations {
  /** The terms of gene `g` are `terms[starts[g]]` up to `terms[starts[g + 1]]`, roots included, in no order. */
  readonly starts: Uint32Array;
  readonly terms: Uint32Array;
  /** Per aspect, the genes with at least one annotation in it. */
  readonly annotated: readonly Bitset[];
}

const known = new WeakMap<GoAnnotations, Map<EvidenceFilter, PropagatedAnnotations>>();

/**
 * Propagates the annotations that pass an evidence filter to all ancestors within the aspect. Computed once per data set and
 * filter: about 60 ms and 5 MB for 1.2 million pairs of a gene and a term.
 */
export function propagateAnnotations(go: GeneOntology, evidence: EvidenceFilter = 'all'): PropagatedAnnotations {
  const byFilter = known.get(go.annotations) ?? new Map<EvidenceFilter, PropagatedAnnotations>();
  const propagated = byFilter.get(evidence) ?? propagate(go, evidence);
  byFilter.set(evidence, propagated);
  known.set(go.annotations, byFilter);
  return propagated;
}

function propagate({ ontology, annotations }: GeneOntology, filter: EvidenceFilter): PropagatedAnnotations {
  const size = annotations.starts.length - 1;
  const ancestorsOf = ancestorsIn(ontology);
  const passes = annotations.codes.map((code) => passesEvidence(code, filter));
  const seen = new Int32Array(ontology.ids.length);
  /** Visits each pair of a gene and a term once; the two rounds leave different marks. */
  const eachPair = (round: 0 | 1, visit: (gene: number, term: number) => void): void => {
    for (let gene = 0; gene < size; gene++) {
      const mark = 2 * gene + 1 + round;
      for (let at = annotations.starts[gene]; at < annotations.starts[gene + 1]; at++) {
        if (!passes[annotations.evidence[at]]) continue;
        for (const term of ancestorsOf(annotations.terms[at])) {
          if (seen[term] === mark) continue;
          seen[term] = mark;
          visit(gene, term);
        }
      }
    }
  };
  const starts = startsOf(size, (count) => eachPair(0, count));
  const position = nextPositions(starts);
  const terms = new Uint32Array(starts[size]);
  eachPair(1, (gene, term) => (terms[position(gene)] = term));
  return { starts, terms, annotated: aspects.map((_, aspect) => genesIn(aspect, { starts, terms }, ontology)) };
}

/** Genes with a term in an aspect. */
function genesIn(
  aspect: number,
  { starts, terms }: Pick<PropagatedAnnotations, 'starts' | 'terms'>,
  ontology: Ontology,
): Bitset {
  const size = starts.length - 1;
  const genes: number[] = [];
  for (let gene = 0; gene < size; gene++) {
    if (terms.subarray(starts[gene], starts[gene + 1]).some((term) => ontology.aspects[term] === aspect))
      genes.push(gene);
  }
  return bitsetOf(size, genes);
}
