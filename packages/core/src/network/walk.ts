import * as maths from '../maths/index.ts';
import {
  bitsetOf,
  bitsToIndices,
  countBits,
  countCommon,
  intersect,
  subtract,
  type Bitset,
} from '../dataset/bitset.ts';
import { compareTexts } from '../compareTexts.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import type { Result } from '../result/result.ts';
import { correctLogPValues } from '../stats/correctLogPValues.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';
import { log10Of } from '../stats/pValue.ts';
import { foldAt, foldRow, type FoldStatistics } from '../views/foldRow.ts';
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

const defaultPathLimit = 200;

export interface WalkOptions {
  /** Start of the walk: a TF of the result, by any of its names. */
  readonly from: string;
  /** Name of a target list whose genes to reach; default: all genes of the result. */
  readonly list?: string;
  /** Genes to reach, by any of their names, instead of a list. */
  readonly to?: readonly string[];
  /** Maximum number of edges of a path, 1 to 3; default 2. */
  readonly steps?: number;
  /** Minimum number of edges of a listed path; default 1. */
  readonly least?: number;
  /** Secondary TFs: TFs of the result (default), or all TFs of the data set. */
  readonly through?: 'result' | 'dataset';
  /** Maximum number of listed paths. */
  readonly limit?: number;
  readonly checkpoint?: () => void;
}

export interface WalkStep {
  readonly source: NetworkGene;
  readonly target: NetworkGene;
  readonly evidence: readonly Evidence[];
}

/** A TF between the start and the genes to reach. */
export interface SecondaryTf extends NetworkGene {
  /** Number of analyses in which it is a target of the first TF. */
  readonly analyses: number;
  /** Number of genes to reach that it targets, not counting itself; `indirect` ones are not targets of the first TF. */
  readonly reached: number;
  readonly indirect: number;
  /**
   * Fisher's exact test, one-sided, of its targets and the genes to reach, within the universe; `reached` and `indirect` then
   * count within the universe too. null without a list or genes to reach.
   */
  readonly p: number | null;
  readonly pLog10: number | null;
  /** Bonferroni: p times the number of secondary TFs. */
  readonly adjusted: number | null;
  readonly adjustedLog10: number | null;
  /** How many genes chance gives, and the fold with its 95 % interval (`foldInterval`); null as p is, and where none is expected. */
  readonly expected: number | null;
  readonly fold: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The paths from a TF, and the genes that they reach. */
export interface NetworkWalk {
  readonly from: NetworkGene;
  /** Target lists that `list` can name. */
  readonly lists: readonly { readonly name: string; readonly genes: number }[];
  /** Number of genes to reach. */
  readonly wanted: number;
  /** Of these: targets of the TF itself, genes reached only through other TFs, and genes not reached. */
  readonly direct: number;
  readonly indirect: number;
  readonly missed: number;
  /** Secondary TFs; those that reach the most genes first. */
  readonly through: readonly SecondaryTf[];
  /** Number of all paths, listed or not. */
  readonly total: number;
  /** The best of them, see `rankPaths`. */
  readonly paths: readonly {
    readonly score: number;
    readonly publications: number;
    readonly analyses: number;
    readonly steps: readonly WalkStep[];
  }[];
}

/**
 * Network walking (M. D. Brooks et al., 2019, Nat. Commun. 10:1569): from a TF to its direct targets, and from those that
 * are TFs with analyses to their targets. Uses the cells of analyses before target lists. Throws `unknown-tf`, `unknown-gene`, `unknown-list` and `ambiguous-name`.
 */
export function walkNetwork(result: Result, options: WalkOptions): NetworkWalk {
  const { dataset } = result;
  const { steps = 2, least = 1, through = 'result', limit = defaultPathLimit, checkpoint = () => {} } = options;
  const from = findGene(dataset, options.from);
  const shown = observationsOf(result);
  if (!shown.has(from)) throw noTf(dataset, from);
  const others = new Map<number, Observation[]>();
  const observations = (tf: number): readonly Observation[] =>
    shown.get(tf) ?? (through === 'dataset' ? remember(others, tf, () => allObservations(dataset, tf)) : []);
  const wanted = subtract(wantedGenes(result, options), bitsetOf(dataset.genes.length, [from]));
  if (options.to?.length && !countBits(wanted)) throw noOtherGene(dataset.genes[from].id);
  const supports = new Map<number, Support>();
  const support = (tf: number) => remember(supports, tf, () => supportOf(observations(tf), dataset.genes.length));
  const isTf = (gene: number) => shown.has(gene) || (through === 'dataset' && dataset.analysesByTf.has(gene));
  const ranked = rankPaths({
    from,
    wanted,
    maxSteps: steps,
    minSteps: least,
    limit,
    support,
    isTf,
    checkpoint,
  });
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
    paths: ranked.paths.map((path) => describePath(dataset, path, observations)),
  };
}

const noOtherGene = (id: string): TrellisError =>
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
  const draws = tfs.map((tf) => {
    const drawn = others(universe, tf);
    const within = intersect(support(tf).targets, drawn);
    const draw = { sample: countBits(within), marked: countCommon(wanted, drawn), population: countBits(drawn) };
    return { hits: countCommon(within, wanted), ...draw };
  });
  const tests = draws.map((draw) => logHypergeometricTail(draw, 'greater'));
  const folds = foldRow(tested ? draws : tfs.map(() => undefined));
  const adjusted = correctLogPValues(tests, 'bonferroni');
  const counted = tested ? intersect(wanted, universe) : wanted;
  const reachedFrom = (tf: number) => others(intersect(support(tf).targets, counted), tf);
  return tfs
    .map((tf, i) => ({
      ...nameGene(dataset, tf),
      analyses: support(from).analyses[tf],
      reached: countBits(reachedFrom(tf)),
      indirect: countBits(subtract(reachedFrom(tf), direct)),
      p: tested ? maths.exp(tests[i]) : null,
      pLog10: tested ? log10Of(tests[i]) : null,
      adjusted: tested ? maths.exp(adjusted[i]) : null,
      adjustedLog10: tested ? log10Of(adjusted[i]) : null,
      ...strengthOf(foldAt(folds, i)),
    }))
    .sort((a, b) => b.reached - a.reached || compareTexts(a.gene, b.gene));
}

const strengthOf = ({ expected, fold, low, high }: FoldStatistics): Omit<FoldStatistics, 'common'> => ({
  expected,
  fold,
  low,
  high,
});

function describePath(
  dataset: Dataset,
  { genes, score, publications, analyses }: Path,
  observations: (tf: number) => readonly Observation[],
) {
  const steps = genes.slice(1).map((target, i) => ({
    source: nameGene(dataset, genes[i]),
    target: nameGene(dataset, target),
    evidence: evidenceFor(observations(genes[i]), target),
  }));
  return { score, publications, analyses, steps };
}
