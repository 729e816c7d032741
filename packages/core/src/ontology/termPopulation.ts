import { countBits, forEachBit, intersect, type Bitset } from '../dataset/bitset.ts';
import { aspects, type Aspect } from '../dataset/ontology.ts';
import { TrellisError } from '../errors.ts';
import { isRoot } from './ancestors.ts';
import { checkEvidence, type EvidenceFilter } from './evidence.ts';
import { propagateAnnotations, type GeneOntology, type PropagatedAnnotations } from './propagate.ts';

/** Which genes the tests draw from: those annotated in the aspect, or all of the universe. */
export const functionScopes = ['annotated', 'all'] as const;
export type FunctionScope = (typeof functionScopes)[number];

export interface PopulationOptions {
  readonly aspects?: readonly Aspect[];
  readonly scope?: FunctionScope;
  readonly evidence?: EvidenceFilter;
  /** Smallest and largest number of genes of a tested term. */
  readonly min?: number;
  readonly max?: number;
}

/** Numbers of genes of a tested term, by default. */
export const defaultTermSizes = { min: 5, max: 2000 } as const;

/** What the tests of all gene sets in one universe have in common. */
export interface TermPopulation {
  readonly go: GeneOntology;
  readonly annotations: PropagatedAnnotations;
  /** Per term, the number of its genes in the universe: K. */
  readonly sizes: Uint32Array;
  readonly aspects: readonly AspectPopulation[];
}

/** The population P of one aspect, and the terms that are tested in it. */
export interface AspectPopulation {
  readonly aspect: Aspect;
  readonly genes: Bitset;
  readonly size: number;
  /** Rising; never the root. */
  readonly tested: Uint32Array;
}

/**
 * Counts the genes of every term in a universe and chooses the terms to test: those with `min` to `max` genes, whatever the
 * tested sets hold, so that the number of tests does not depend on the answer. Throws `bad-request` for an evidence filter of
 * annotations without codes, and for `min` above `max`. Cost: one pass over the propagated annotations of the universe.
 */
export function termPopulation(go: GeneOntology, universe: Bitset, options: PopulationOptions = {}): TermPopulation {
  const { scope = 'annotated', evidence = 'all' } = options;
  checkEvidence(go.annotations, evidence);
  checkSizes(options);
  const annotations = propagateAnnotations(go, evidence);
  const sizes = countTerms(annotations, universe, go.ontology.ids.length);
  const requested = aspects.filter((aspect) => (options.aspects ?? aspects).includes(aspect));
  return {
    go,
    annotations,
    sizes,
    aspects: requested.map((aspect) => {
      const index = aspects.indexOf(aspect);
      const genes = scope === 'all' ? universe : intersect(universe, annotations.annotated[index]);
      return { aspect, genes, size: countBits(genes), tested: testedTerms(go, { index, sizes }, options) };
    }),
  };
}

function checkSizes({ min = defaultTermSizes.min, max = defaultTermSizes.max }: PopulationOptions): void {
  if (min <= max) return;
  throw new TrellisError('bad-request', `The field "min" (${min}) must not be above "max" (${max}).`);
}

/** Per term, the number of genes of a set that are annotated to it. */
export function countTerms({ starts, terms }: PropagatedAnnotations, genes: Bitset, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  forEachBit(genes, (gene) => {
    const end = starts[gene + 1];
    for (let at = starts[gene]; at < end; at++) counts[terms[at]]++;
  });
  return counts;
}

function testedTerms(
  { ontology }: GeneOntology,
  { index, sizes }: { readonly index: number; readonly sizes: Uint32Array },
  { min = defaultTermSizes.min, max = defaultTermSizes.max }: PopulationOptions,
): Uint32Array {
  const tested: number[] = [];
  sizes.forEach((size, term) => {
    const isTested = size >= min && size <= max && ontology.aspects[term] === index;
    if (isTested && !isRoot(ontology, term)) tested.push(term);
  });
  return Uint32Array.from(tested);
}
