import * as maths from '../maths/index.ts';
import { forEachBit, hasBit, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { nextPositions, startsOf } from '../dataset/offsets.ts';
import type { Aspect } from '../dataset/ontology.ts';
import { compareTexts } from '../compareTexts.ts';
import { countList, requireGenes, type ListCounts, type ListInUniverse } from '../genes/listInUniverse.ts';
import type { Correction } from '../stats/correctLogPValues.ts';
import { log10Of } from '../stats/pValue.ts';
import { expectedOverlap } from '../views/testedSets.ts';
import { ancestorsIn } from './ancestors.ts';
import { countTests, type AspectCounts } from './aspectCounts.ts';
import { foldTerms } from './foldTerms.ts';
import { nearestAncestors } from './nearestAncestors.ts';
import type { GeneOntology } from './propagate.ts';
import { termPopulation, type PopulationOptions } from './termPopulation.ts';
import { testTerms, type AspectTests } from './testTerms.ts';

export interface FunctionOptions extends PopulationOptions {
  readonly correction?: Correction;
  /** Largest adjusted p-value of a significant term. */
  readonly alpha?: number;
  /** Whether to fold significant terms that repeat another. */
  readonly compact?: boolean;
  /** Whether to show only the broad terms of the slim. Tests and corrections stay the same. */
  readonly slim?: boolean;
  /** Whether to leave out the rows of terms that are not significant. Tests and corrections stay the same. */
  readonly significant?: boolean;
  /** Whether to find which significant terms are ancestors of others. */
  readonly graph?: boolean;
  /** Maximum number of rows; all by default. */
  readonly limit?: number;
}

/** The functions of a gene list. */
export interface FunctionsView extends ListCounts {
  readonly aspects: Readonly<Partial<Record<Aspect, AspectCounts>>>;
  /** Tested terms with a gene of the list, of all aspects, by p-value, then id. */
  readonly rows: readonly FunctionRow[];
  /** The significant rows by p-value, then K, then id; similar ones folded. Only with `compact`. */
  readonly compact?: readonly { readonly id: string; readonly folded: readonly string[] }[];
  /**
   * From each significant term to its nearest significant ancestors: an edge that follows from others is left out. By the order
   * of the rows. Only with `graph`.
   */
  readonly edges?: readonly (readonly [child: string, parent: string])[];
}

/** The test of one term. */
export interface FunctionRow {
  readonly id: string;
  readonly name: string;
  readonly aspect: Aspect;
  /** Genes of the term in the list, of the list, of the term, and of the population. */
  readonly k: number;
  readonly n: number;
  readonly K: number;
  readonly P: number;
  /** Observed over expected share. */
  readonly fold: number;
  readonly p: number;
  readonly adjusted: number;
  readonly pLog10: number;
  readonly adjustedLog10: number;
  /** Ids of the genes in the list and the term, sorted. */
  readonly genes: readonly string[];
}

/** A row with what orders and folds it. */
interface TestedTerm {
  readonly term: number;
  readonly genes: Uint32Array;
  readonly logP: number;
  readonly row: Omit<FunctionRow, 'genes'>;
}

/**
 * Tests which terms of the Gene Ontology a list is enriched in, within its universe. Throws `bad-list` if no gene of the list
 * is in the universe, `bad-request` for an evidence filter of annotations without codes.
 */
export function listFunctions(
  dataset: Pick<Dataset, 'genes'>,
  go: GeneOntology,
  { requested, ...options }: FunctionOptions & { readonly requested: ListInUniverse },
): FunctionsView {
  requireGenes(requested);
  const { alpha = 0.05, slim = false, limit = Infinity, correction } = options;
  const population = termPopulation(go, requested.universe, options);
  const tests = testTerms(population, requested.within, correction);
  const genesOf = termGenes(population.annotations, requested.within, go.ontology.ids.length);
  const shown = tests
    .flatMap((aspect) => testedTerms({ go, genesOf, sizes: population.sizes }, aspect))
    .filter(({ term }) => !slim || hasBit(go.ontology.slim, term))
    .sort((a, b) => a.row.p - b.row.p || compareTexts(a.row.id, b.row.id));
  const significant = shown.filter(({ row }) => row.adjusted <= alpha);
  return {
    ...countList(requested),
    aspects: countTests(tests, alpha),
    rows: (options.significant ? significant : shown).slice(0, limit).map(({ row, genes }) => ({
      ...row,
      genes: Array.from(genes, (gene) => dataset.genes[gene].id),
    })),
    ...(options.compact && { compact: foldRows(go, significant) }),
    ...(options.graph && { edges: joinRows(go, significant) }),
  };
}

interface RowSource {
  readonly go: GeneOntology;
  readonly genesOf: (term: number) => Uint32Array;
  readonly sizes: Uint32Array;
}

function testedTerms({ go, genesOf, sizes }: RowSource, tests: AspectTests): TestedTerm[] {
  const { aspect, population: P, n } = tests;
  return Array.from(tests.terms, (term, i) => {
    const [k, K, logP, logAdjusted] = [tests.k[i], sizes[term], tests.logP[i], tests.logAdjusted[i]];
    const row = {
      id: go.ontology.ids[term],
      name: go.ontology.names[term],
      aspect,
      k,
      n,
      K,
      P,
      fold: k / expectedOverlap(n, K, P),
      p: maths.exp(logP),
      adjusted: maths.exp(logAdjusted),
      pLog10: log10Of(logP),
      adjustedLog10: log10Of(logAdjusted),
    };
    return { term, genes: genesOf(term), logP, row };
  });
}

/** Finds the genes of a set that are annotated to a term, ascending. */
function termGenes(
  { starts, terms }: { readonly starts: Uint32Array; readonly terms: Uint32Array },
  set: Bitset,
  size: number,
): (term: number) => Uint32Array {
  const eachPair = (visit: (term: number, gene: number) => void): void =>
    forEachBit(set, (gene) => {
      for (let at = starts[gene]; at < starts[gene + 1]; at++) visit(terms[at], gene);
    });
  const termStarts = startsOf(size, (count) => eachPair(count));
  const genes = new Uint32Array(termStarts[size]);
  const position = nextPositions(termStarts);
  eachPair((term, gene) => (genes[position(term)] = gene));
  return (term) => genes.subarray(termStarts[term], termStarts[term + 1]);
}

function foldRows({ ontology }: GeneOntology, significant: readonly TestedTerm[]) {
  const rising = [...significant].sort(
    (a, b) => a.logP - b.logP || a.row.K - b.row.K || compareTexts(a.row.id, b.row.id),
  );
  return foldTerms(rising, ancestorsIn(ontology)).map(({ kept, folded }) => ({
    id: kept.row.id,
    folded: folded.map(({ row }) => row.id),
  }));
}

const joinRows = ({ ontology }: GeneOntology, significant: readonly TestedTerm[]) =>
  nearestAncestors(
    significant.map(({ term }) => term),
    ancestorsIn(ontology),
  ).map(([child, parent]) => [ontology.ids[child], ontology.ids[parent]] as const);
