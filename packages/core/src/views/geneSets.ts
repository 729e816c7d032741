import * as maths from '../maths/index.ts';
import { bitsToIndices, countBits, countCommon, intersect, type Bitset } from '../dataset/bitset.ts';
import { TrellisError } from '../errors.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { correctLogPValues, type Correction } from '../stats/correctLogPValues.ts';
import { logHypergeometricTails } from '../stats/logHypergeometricTail.ts';
import { log10Of } from '../stats/pValue.ts';
import { hasDegrees, type TestModel } from '../degrees/testModel.ts';
import { columnInfo, type ColumnInfo, type LabelOption } from './columnInfo.ts';
import { testPairsByDegrees, type DegreeMatrix } from './geneSetDegrees.ts';
import {
  chooseSets,
  expectedOverlap,
  foldEnrichment,
  testedGenes,
  type TestedChoice,
  type TestedSets,
  type TestedSetsOptions,
} from './testedSets.ts';

/** `[tf, filter, tag, analysis id]`. */
export type AnalysisKey = readonly [tf: string, filter: string, tag: string, id: number];

/** Every unordered pair of analyses, tested for more and for fewer genes in common than expected. */
export interface GeneSetsView extends ComparedSets {
  readonly columns: readonly (readonly [AnalysisKey, AnalysisKey])[];
  /** The tests of these pairs; each is made when it is read. */
  readonly pairs: Iterable<GeneSetPair>;
}

/** What is compared, and within which genes. */
export interface ComparedSets extends TestedChoice {
  /** `Count` in the information is the size of the set. */
  readonly info: readonly (readonly [AnalysisKey, ColumnInfo])[];
  readonly correction: Correction;
  /** Left out for equal chances. */
  readonly model?: TestModel;
}

export interface GeneSetPair extends PairTest {
  /** Indices of the common genes, ascending. */
  readonly genes: Uint32Array;
}

/** The test of one pair, with `both` also by the degrees of genes; without a model of them NaN. */
export interface PairTest extends PairStatistics {
  /** Number of common genes. */
  readonly common: number;
  readonly degrees?: PairStatistics | null;
}

/** The statistics of a test: p-values and their base-10 logarithms, which are exact where a p-value underflows. */
export interface PairStatistics {
  readonly expected: number;
  /** Number of common genes over the expected number. */
  readonly fold: number | null;
  readonly greater: number;
  readonly less: number;
  readonly greaterAdjusted: number;
  readonly lessAdjusted: number;
  readonly greaterLog10: number;
  readonly lessLog10: number;
  readonly greaterAdjustedLog10: number;
  readonly lessAdjustedLog10: number;
}

/**
 * The tests without genes, pair after pair: (0, 1), (0, 2) ... (1, 2) ...; for hundreds of analyses. Base-10 logarithms of
 * p-values; `testOfPair` gives the rest.
 */
export interface GeneSetsMatrix extends ComparedSets {
  readonly matrix: {
    readonly common: ArrayLike<number>;
    readonly greaterLog10: ArrayLike<number>;
    readonly lessLog10: ArrayLike<number>;
    readonly greaterAdjustedLog10: ArrayLike<number>;
    readonly lessAdjustedLog10: ArrayLike<number>;
    /** Expected numbers of common genes; without them those of equal chances. */
    readonly expected?: ArrayLike<number>;
    readonly degrees?: DegreeMatrix;
  };
}

export interface GeneSetsOptions extends LabelOption, TestedSetsOptions {
  readonly correction?: Correction;
  /** What explains common genes by chance; equal chances by default. */
  readonly model?: TestModel;
}

/** Maximum number of analyses in a comparison that lists genes. */
export const maxGeneSets = 150;

/**
 * Tests every pair of shown analyses by Fisher's exact test within the universe, one-sided both ways, each side corrected
 * over the pairs. By default sets are those of the result, and the universe is the background or the protein-coding genes.
 * Throws `too-few-analyses` for fewer than two, `no-target-list` for the universe `lists` without a list. Cost: about
 * 5 microseconds per pair.
 */
export const compareGeneSets = (
  result: Result,
  options: GeneSetsOptions = {},
  checkpoint: () => void = () => {},
): GeneSetsMatrix => compareSets(result, geneSets(result, chooseSets(result, options)), { ...options, checkpoint });

interface Comparing extends LabelOption, Pick<GeneSetsOptions, 'correction' | 'model'> {
  readonly checkpoint: () => void;
}

function compareSets(result: Result, { sets, choice, drawn }: ChosenSets, options: Comparing): GeneSetsMatrix {
  const { correction = 'bonferroni', model = 'uniform', checkpoint } = options;
  const { population } = choice;
  const sizes = sets.map(({ genes }) => countBits(genes));
  const { common, greater, less } = testPairs(sets, { sizes, population, checkpoint });
  const uniform = {
    greaterLog10: greater.map(log10Of),
    lessLog10: less.map(log10Of),
    greaterAdjustedLog10: correctLogPValues(greater, correction).map(log10Of),
    lessAdjustedLog10: correctLogPValues(less, correction).map(log10Of),
  };
  const typed = sets.map(({ column: { analysis, group }, genes }) => ({
    expression: analysis.expression,
    isMixed: group?.isMixed ?? false,
    genes,
  }));
  const compared = { sets: typed, drawn, common, correction, checkpoint };
  const degrees = hasDegrees(model) && testPairsByDegrees(result, compared);
  return {
    info: sets.map(({ column, key }, i) => [key, { ...columnInfo(result, column, options), Count: sizes[i] }]),
    matrix: { common, ...uniform, ...(model === 'degrees' ? degrees : degrees && { degrees }) },
    correction,
    ...(hasDegrees(model) && { model }),
    ...choice,
  };
}

/** Numbers of common genes and natural logarithms of the p-values, pair after pair. */
function testPairs(
  sets: readonly GeneSet[],
  { sizes, population, checkpoint }: { sizes: readonly number[]; population: number; checkpoint: () => void },
) {
  const pairs = (sets.length * (sets.length - 1)) / 2;
  const common = new Uint32Array(pairs);
  const [greater, less] = [new Float64Array(pairs), new Float64Array(pairs)];
  let pair = 0;
  for (let a = 0; a < sets.length; a++) {
    checkpoint();
    for (let b = a + 1; b < sets.length; b++, pair++) {
      common[pair] = countCommon(sets[a].genes, sets[b].genes);
      const draw = { hits: common[pair], sample: sizes[a], marked: sizes[b], population };
      const tails = logHypergeometricTails(draw);
      greater[pair] = tails.greater;
      less[pair] = tails.less;
    }
  }
  return { common, greater, less };
}

/** Index of an unordered pair among (0, 1), (0, 2) ... (1, 2) ... of n analyses. */
export function pairIndex(n: number, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low * n - (low * (low + 1)) / 2 + (high - low - 1);
}

/** The test of the analyses `a` and `b`, which are indices in `info`, in any order. */
export function testOfPair({ info, matrix, population }: GeneSetsMatrix, a: number, b: number): PairTest {
  const pair = pairIndex(info.length, a, b);
  const common = matrix.common[pair];
  const uniform = expectedOverlap(Number(info[a][1].Count), Number(info[b][1].Count), population);
  const { degrees } = matrix;
  return {
    common,
    ...statisticsOf(matrix, { pair, common, expected: matrix.expected?.[pair] ?? uniform }),
    ...(degrees && { degrees: degreeStatistics(degrees, pair, common) }),
  };
}

function degreeStatistics(degrees: DegreeMatrix, pair: number, common: number): PairStatistics | null {
  const expected = degrees.expected[pair];
  return Number.isNaN(expected) ? null : statisticsOf(degrees, { pair, common, expected });
}

function statisticsOf(
  tests: Omit<GeneSetsMatrix['matrix'], 'common'>,
  { pair, common, expected }: { readonly pair: number; readonly common: number; readonly expected: number },
): PairStatistics {
  const logs = {
    greaterLog10: tests.greaterLog10[pair],
    lessLog10: tests.lessLog10[pair],
    greaterAdjustedLog10: tests.greaterAdjustedLog10[pair],
    lessAdjustedLog10: tests.lessAdjustedLog10[pair],
  };
  return {
    expected,
    fold: foldEnrichment(common, expected),
    greater: maths.exp10(logs.greaterLog10),
    less: maths.exp10(logs.lessLog10),
    greaterAdjusted: maths.exp10(logs.greaterAdjustedLog10),
    lessAdjusted: maths.exp10(logs.lessAdjustedLog10),
    ...logs,
  };
}

/** The same with the common genes of every pair. Throws `too-many-analyses` above `maxGeneSets`. */
export function listGeneSets(
  result: Result,
  options: GeneSetsOptions = {},
  checkpoint: () => void = () => {},
): GeneSetsView {
  const chosen = geneSets(result, chooseSets(result, options));
  const { sets } = chosen;
  if (sets.length > maxGeneSets) {
    throw new TrellisError(
      'too-many-analyses',
      `The genes of every pair are listed for up to ${maxGeneSets} analyses, and the result has ${sets.length}: leave the genes out, or hide some analyses.`,
    );
  }
  const { matrix, ...compared } = compareSets(result, chosen, { ...options, checkpoint });
  const pairs = [...pairsOf(sets.length)];
  return {
    ...compared,
    columns: pairs.map(([a, b]) => [sets[a].key, sets[b].key]),
    pairs: {
      *[Symbol.iterator]() {
        for (const [a, b] of pairs) {
          const genes = bitsToIndices(intersect(sets[a].genes, sets[b].genes));
          yield { genes, ...testOfPair({ matrix, ...compared }, a, b) };
        }
      },
    },
  };
}

/** Ids of the genes that two shown analyses have in common, sorted; `a` and `b` are indices of shown analyses. */
export function genesInCommon(
  result: Result,
  { a, b, ...options }: TestedSetsOptions & { readonly a: number; readonly b: number },
): readonly string[] {
  const { sets } = geneSets(result, chooseSets(result, options));
  const [first, second] = [sets[a], sets[b]];
  if (first && second)
    return Array.from(bitsToIndices(intersect(first.genes, second.genes)), (gene) => result.dataset.genes[gene].id);
  throw new TrellisError(
    'unknown-analysis',
    `The result has the analyses 0 to ${sets.length - 1}, not ${a} and ${b}.`,
  );
}

/** Unordered pairs of 0 to n - 1, in the order of the matrix. */
export function* pairsOf(n: number): Generator<[number, number]> {
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) yield [a, b];
}

interface GeneSet {
  readonly column: ResultColumn;
  readonly key: AnalysisKey;
  readonly genes: Bitset;
}

interface ChosenSets {
  readonly sets: readonly GeneSet[];
  readonly choice: TestedChoice;
  /** The genes that could be drawn. */
  readonly drawn: Bitset;
}

function geneSets(result: Result, { choice, drawn }: TestedSets): ChosenSets {
  if (result.columns.length < 2) {
    throw new TrellisError(
      'too-few-analyses',
      'Gene Set Enrichment unavailable. Please query more than 1 analysis to see results.',
    );
  }
  const sets = result.columns.map((column) => ({
    column,
    key: analysisKey(result, column),
    genes: intersect(testedGenes(column, choice.sets), drawn),
  }));
  return { sets, choice, drawn };
}

export const analysisKey = ({ dataset }: Result, { analysis, filter, tag }: ResultColumn): AnalysisKey => [
  dataset.genes[analysis.tf].id,
  filter,
  tag,
  analysis.id,
];
