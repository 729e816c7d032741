import {
  bitsetOf,
  bitsToIndices,
  countBits,
  countCommon,
  intersect,
  subtract,
  type Bitset,
} from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import type { Result } from '../result/result.ts';
import { correctPValues } from '../stats/correctPValues.ts';
import { hypergeometricTail } from '../stats/hypergeometricTail.ts';
import type { NetworkGene } from './analyzeNetwork.ts';
import {
  allObservations,
  evidenceFor,
  findGene,
  nameGene,
  noTf,
  observationsOf,
  type Evidence,
  type Observation,
} from './edgeEvidence.ts';
import { rankPaths, type Path } from './rankPaths.ts';
import { supportOf, type Support } from './support.ts';

/** Paths that are listed when no other number is asked for. */
const usualPaths = 200;

export interface WalkOptions {
  /** Where the walk begins: a TF of the result, by any of its names. */
  readonly from: string;
  /** Name of a target list of the request; all genes of the result when left out. */
  readonly list?: string;
  /** Genes to reach, by any of their names; instead of a list. */
  readonly to?: readonly string[];
  /** Edges of a path at most, from 1 to 3; 2 when left out. */
  readonly steps?: number;
  /** Edges of a listed path at least; 1 when left out. */
  readonly least?: number;
  /** Secondary TFs: those of the result, or all that have analyses in the data set. */
  readonly through?: 'result' | 'dataset';
  /** Paths that are listed at most. */
  readonly limit?: number;
  readonly checkpoint?: () => void;
}

export interface WalkStep {
  readonly source: NetworkGene;
  readonly target: NetworkGene;
  readonly evidence: readonly Evidence[];
}

/** A TF between the first one and the genes to reach. */
export interface SecondaryTf extends NetworkGene {
  /** Analyses that say that the first TF targets it. */
  readonly analyses: number;
  /** Genes to reach that it targets, itself apart, and those of them that the first TF does not target itself. */
  readonly reached: number;
  readonly indirect: number;
  /**
   * Fisher's exact test, one-sided: its targets and the genes to reach, within the universe, which `reached` and `indirect`
   * count then as well; null where those are all genes of the result.
   */
  readonly p: number | null;
  /** p times the number of secondary TFs, at most 1. */
  readonly adjusted: number | null;
}

/** Where one comes from a TF. */
export interface NetworkWalk {
  readonly from: NetworkGene;
  /** Target lists that one can walk to. */
  readonly lists: readonly { readonly name: string; readonly genes: number }[];
  /** Genes to reach. */
  readonly wanted: number;
  /** Those that the TF targets itself, those that a path reaches only through others, and those that none does. */
  readonly direct: number;
  readonly indirect: number;
  readonly missed: number;
  /** Secondary TFs, by falling number of genes that they reach. */
  readonly through: readonly SecondaryTf[];
  /** Number of all paths of the lengths that were asked for. */
  readonly total: number;
  /** The best ones, see `rankPaths`. */
  readonly paths: readonly {
    readonly score: number;
    readonly analyses: number;
    readonly steps: readonly WalkStep[];
  }[];
}

/**
 * Network walking (M. D. Brooks et al., 2019, Nat. Commun. 10:1569): from a TF to its direct targets, to those of them that
 * are TFs with analyses of their own, and on to their targets. Analyses are taken as they were before the target lists cut
 * them. Throws `unknown-tf`, `unknown-gene`, `unknown-list` and `ambiguous-name`.
 */
export function walkNetwork(result: Result, options: WalkOptions): NetworkWalk {
  const { dataset } = result;
  const { steps = 2, least = 1, through = 'result', limit = usualPaths, checkpoint = () => {} } = options;
  const from = findGene(dataset, options.from);
  const shown = observationsOf(result);
  if (!shown.has(from)) throw noTf(dataset, from);
  const readings = (tf: number): readonly Observation[] =>
    shown.get(tf) ?? (through === 'dataset' ? allObservations(dataset, tf) : []);
  const wanted = subtract(wantedGenes(result, options), bitsetOf(dataset.genes.length, [from]));
  if (options.to?.length && !countBits(wanted)) throw onlyTheStart(dataset.genes[from].id);
  const supports = new Map<number, Support>();
  const support = (tf: number) => remember(supports, tf, () => supportOf(readings(tf), dataset.genes.length));
  const isTf = (gene: number) => shown.has(gene) || (through === 'dataset' && dataset.analysesByTf.has(gene));
  const ranked = rankPaths({ from, wanted, steps, least, limit, support, isTf, checkpoint });
  const direct = intersect(support(from).targets, wanted);
  const reached = ranked.reached;
  return {
    from: nameGene(dataset, from),
    lists: result.inputs.lists.map(({ name, genes }) => ({ name, genes: countBits(genes) })),
    wanted: countBits(wanted),
    direct: countBits(direct),
    indirect: countBits(subtract(reached, direct)),
    missed: countBits(subtract(wanted, reached)),
    through: secondaries(result, { from, wanted, direct, support, isTf, tested: isChosen(options) }),
    total: ranked.total,
    paths: ranked.paths.map((path) => describePath(dataset, path, readings)),
  };
}

const onlyTheStart = (id: string): TrellisError =>
  new TrellisError('bad-request', `The walk begins at ${id}: name other genes to reach.`);

function remember<T>(values: Map<number, T>, key: number, make: () => T): T {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

const isChosen = ({ list, to }: WalkOptions): boolean => Boolean(list) || Boolean(to?.length);

function wantedGenes({ dataset, inputs, rowsWithHidden }: Result, { list, to = [] }: WalkOptions): Bitset {
  if (to.length)
    return bitsetOf(
      dataset.genes.length,
      to.map((name) => findGene(dataset, name)),
    );
  if (!list) return rowsWithHidden;
  const found = inputs.lists.find(({ name }) => name === list);
  if (found) return found.genes;
  const names = inputs.lists.map(({ name }) => name);
  const there = names.length ? `there are ${names.join(', ')}` : 'the query has none';
  throw new TrellisError('unknown-list', `There is no target list "${list.slice(0, 60)}"; ${there}.`);
}

interface WalkContext {
  readonly from: number;
  readonly wanted: Bitset;
  readonly direct: Bitset;
  readonly support: (tf: number) => Support;
  readonly isTf: (gene: number) => boolean;
  readonly tested: boolean;
}

function secondaries({ dataset, universe }: Result, around: WalkContext): SecondaryTf[] {
  const { from, wanted, direct, support, isTf, tested } = around;
  const tfs = Array.from(bitsToIndices(support(from).targets)).filter((gene) => gene !== from && isTf(gene));
  const others = (genes: Bitset, tf: number) => subtract(genes, bitsetOf(dataset.genes.length, [tf]));
  const tests = tfs.map((tf) => {
    const drawn = others(universe, tf);
    const within = intersect(support(tf).targets, drawn);
    const draw = { sample: countBits(within), marked: countCommon(wanted, drawn), population: countBits(drawn) };
    return hypergeometricTail({ hits: countCommon(within, wanted), ...draw }, 'greater');
  });
  const adjusted = correctPValues(tests, 'bonferroni');
  const counted = tested ? intersect(wanted, universe) : wanted;
  const reachedFrom = (tf: number) => others(intersect(support(tf).targets, counted), tf);
  return tfs
    .map((tf, i) => ({
      ...nameGene(dataset, tf),
      analyses: support(from).analyses[tf],
      reached: countBits(reachedFrom(tf)),
      indirect: countBits(subtract(reachedFrom(tf), direct)),
      p: tested ? tests[i] : null,
      adjusted: tested ? adjusted[i] : null,
    }))
    .sort((a, b) => b.reached - a.reached || (a.gene < b.gene ? -1 : 1));
}

function describePath(
  dataset: Dataset,
  { genes, score, analyses }: Path,
  readings: (tf: number) => readonly Observation[],
) {
  const steps = genes.slice(1).map((target, i) => ({
    source: nameGene(dataset, genes[i]),
    target: nameGene(dataset, target),
    evidence: evidenceFor(readings(genes[i]), target),
  }));
  return { score, analyses, steps };
}
