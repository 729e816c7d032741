import { bitsToIndices, intersect, type Bitset } from '@trellis/core/dataset';
import { TrellisError } from '@trellis/core';
import {
  checkEvidence,
  type EvidenceFilter,
  propagateAnnotations,
  type PropagatedAnnotations,
  requireOntology,
} from '@trellis/core/ontology';
import type { Result } from '@trellis/core/result';

interface TermGenesOptions {
  readonly term: string;
  /** As in `testResultFunctions`: 0 for all rows of the result, then the analyses. */
  readonly set: number;
  readonly evidence?: EvidenceFilter;
}

/** A gene of a term. */
export interface TermGene {
  readonly id: string;
  readonly symbol: string;
}

/**
 * Lists the genes of a tested set that are annotated to a term or to a descendant of it, by id: the k genes of its test. Throws
 * `no-ontology`, `unknown-term`, `unknown-analysis`, and `bad-request` for an evidence filter of annotations without codes.
 */
export function genesOfTerm(result: Result, { term, set, evidence = 'all' }: TermGenesOptions): TermGene[] {
  const { dataset, universe } = result;
  const go = requireOntology(dataset);
  checkEvidence(go.annotations, evidence);
  const index = go.ontology.ids.indexOf(term);
  if (index < 0) throw new TrellisError('unknown-term', `The Gene Ontology of this edition has no term "${term}".`);
  const annotations = propagateAnnotations(go, evidence);
  return Array.from(bitsToIndices(intersect(genesOfSet(result, set), universe)))
    .filter((gene) => isAnnotated(annotations, gene, index))
    .map((gene) => ({ id: dataset.genes[gene].id, symbol: dataset.genes[gene].name }));
}

function genesOfSet({ rowSet, columns }: Result, set: number): Bitset {
  const genes = set === 0 ? rowSet : columns[set - 1]?.present;
  if (genes) return genes;
  throw new TrellisError('unknown-analysis', `The result has the gene sets 0 to ${columns.length}, not ${set}.`);
}

const isAnnotated = ({ starts, terms }: PropagatedAnnotations, gene: number, term: number): boolean =>
  terms.subarray(starts[gene], starts[gene + 1]).includes(term);
