import type { Dataset } from '../dataset/dataset.ts';
import { aspects, type Aspect, type Ontology } from '../dataset/ontology.ts';
import type { Go } from '../dataset/openKnowledge.ts';
import { nameOf, type NamedGene } from '../gene/resolveGene.ts';

/** A term of the Gene Ontology with the genes that are annotated to it or to a descendant. */
export interface TermSummary {
  readonly id: string;
  readonly name: string;
  readonly aspect: Aspect;
  /** Number of all annotated genes. */
  readonly total: number;
  /** The first of them: TFs with more analyses first, then by id. */
  readonly genes: readonly NamedGene[];
}

/** Maximum number of genes in a summary. */
const maxGenes = 50;

/** Summarizes the term with an id, ignoring case, or with one that leads to it, as of a merged or replaced term; null without such a term. Cost: one pass over all annotations. */
export function summarizeTerm(dataset: Dataset, id: string): TermSummary | null {
  const { go, analysesByTf } = dataset;
  const current = go?.ontology.ids.indexOf(idOf(id)) ?? -1;
  const term = current < 0 ? termOfOtherId(dataset, id) : current;
  if (!go || term < 0) return null;
  const genes = genesOfTerm(go, term);
  const analysesOf = (gene: number): number => analysesByTf.get(gene)?.length ?? 0;
  const sorted = [...genes].sort((a, b) => analysesOf(b) - analysesOf(a) || a - b);
  return {
    id: go.ontology.ids[term],
    name: go.ontology.names[term],
    aspect: aspects[go.ontology.aspects[term]],
    total: genes.length,
    genes: sorted.slice(0, maxGenes).map((gene) => nameOf(dataset, gene)),
  };
}

const idOf = (text: string): string => text.trim().toUpperCase();

/** The term that an id leads to which is not its own, as that of a merged or replaced term; -1 without one. */
export function termOfOtherId({ go }: Pick<Dataset, 'go'>, id: string): number {
  const other = go?.others.ids.indexOf(idOf(id)) ?? -1;
  return !go || other < 0 ? -1 : go.others.terms[other];
}

/** Genes annotated to a term or to a descendant of it, ascending. */
function genesOfTerm({ ontology, annotations: { starts, terms } }: Go, term: number): number[] {
  const isWithin = withinTerm(ontology, term);
  const genes: number[] = [];
  for (let gene = 0; gene < starts.length - 1; gene++) {
    if (terms.subarray(starts[gene], starts[gene + 1]).some(isWithin)) genes.push(gene);
  }
  return genes;
}

/** Whether a term is another one or a descendant of it within the aspect; each term is followed to its parents once. */
function withinTerm(
  { aspects: ofTerms, parentStarts, parents }: Ontology,
  ancestor: number,
): (term: number) => boolean {
  const known = new Map([[ancestor, true]]);
  const isWithin = (term: number): boolean => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const current = parents.subarray(parentStarts[term], parentStarts[term + 1]);
    const found = current.some((parent) => ofTerms[parent] === ofTerms[term] && isWithin(parent));
    known.set(term, found);
    return found;
  };
  return isWithin;
}
