import { bitsToIndices, countBits, countCommon, intersect, type Bitset } from '../dataset/bitset.ts';
import { TrellisError } from '../errors.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { correctPValues, type Correction } from '../stats/correctPValues.ts';
import { hypergeometricTails } from '../stats/hypergeometricTail.ts';
import { columnInfo, type ColumnInfo, type LabelOption } from './columnInfo.ts';

/** `[tf, filter, tag, analysis id]`. */
export type AnalysisKey = readonly [tf: string, filter: string, tag: string, id: number];

/** Every unordered pair of analyses, tested for more and for fewer genes in common than expected. */
export interface GeneSetsView {
  readonly info: readonly (readonly [AnalysisKey, ColumnInfo])[];
  readonly columns: readonly (readonly [AnalysisKey, AnalysisKey])[];
  readonly data: readonly GeneSetPair[];
  readonly correction: Correction;
}

export interface GeneSetPair extends PairTest {
  /** Ids of the common genes, sorted. */
  readonly genes: readonly string[];
}

export interface PairTest {
  readonly greater: number;
  readonly less: number;
  readonly greaterAdjusted: number;
  readonly lessAdjusted: number;
}

/** The tests without genes, pair after pair: (0, 1), (0, 2) ... (1, 2) ...; for hundreds of analyses. */
export interface GeneSetsMatrix {
  readonly info: GeneSetsView['info'];
  readonly matrix: {
    readonly common: ArrayLike<number>;
    readonly greater: ArrayLike<number>;
    readonly less: ArrayLike<number>;
    readonly greaterAdjusted: ArrayLike<number>;
    readonly lessAdjusted: ArrayLike<number>;
  };
  readonly correction: Correction;
}

export interface GeneSetsOptions extends LabelOption {
  readonly correction?: Correction;
}

/** Maximum number of analyses in a comparison that lists genes. */
export const maxGeneSets = 150;

/**
 * Tests every pair of shown analyses by Fisher's exact test within the universe, one-sided both ways, each side corrected
 * over the pairs. Throws `too-few-analyses` for fewer than two. Cost: about 5 microseconds per pair.
 */
export function compareGeneSets(
  result: Result,
  options: GeneSetsOptions = {},
  checkpoint: () => void = () => {},
): GeneSetsMatrix {
  const { correction = 'bonferroni' } = options;
  const sets = geneSets(result);
  const population = countBits(result.universe);
  const sizes = sets.map(({ genes }) => countBits(genes));
  const pairs = (sets.length * (sets.length - 1)) / 2;
  const common = new Uint32Array(pairs);
  const [greater, less] = [new Float64Array(pairs), new Float64Array(pairs)];
  let pair = 0;
  for (let a = 0; a < sets.length; a++) {
    checkpoint();
    for (let b = a + 1; b < sets.length; b++, pair++) {
      common[pair] = countCommon(sets[a].genes, sets[b].genes);
      const tails = hypergeometricTails({ hits: common[pair], sample: sizes[a], marked: sizes[b], population });
      greater[pair] = tails.greater;
      less[pair] = tails.less;
    }
  }
  return {
    info: sets.map(({ column, key }, i) => [key, { ...columnInfo(result, column, options), Count: sizes[i] }]),
    matrix: {
      common,
      greater,
      less,
      greaterAdjusted: correctPValues(greater, correction),
      lessAdjusted: correctPValues(less, correction),
    },
    correction,
  };
}

/** The same with the common genes of every pair. Throws `too-many-analyses` above `maxGeneSets`. */
export function listGeneSets(
  result: Result,
  options: GeneSetsOptions = {},
  checkpoint: () => void = () => {},
): GeneSetsView {
  const sets = geneSets(result);
  if (sets.length > maxGeneSets) {
    throw new TrellisError(
      'too-many-analyses',
      `The genes of every pair are listed for up to ${maxGeneSets} analyses, and the result has ${sets.length}: leave the genes out, or hide some analyses.`,
    );
  }
  const { info, matrix, correction } = compareGeneSets(result, options, checkpoint);
  const columns: [AnalysisKey, AnalysisKey][] = [];
  const data: GeneSetPair[] = [];
  for (const [a, b] of pairsOf(sets.length)) {
    const i = data.length;
    columns.push([sets[a].key, sets[b].key]);
    data.push({
      genes: commonGenes(result, sets[a].genes, sets[b].genes),
      greater: matrix.greater[i],
      less: matrix.less[i],
      greaterAdjusted: matrix.greaterAdjusted[i],
      lessAdjusted: matrix.lessAdjusted[i],
    });
  }
  return { info, columns, data, correction };
}

/** Ids of the genes that two shown analyses have in common, sorted; `a` and `b` are indices of shown analyses. */
export function genesInCommon(result: Result, a: number, b: number): readonly string[] {
  const sets = geneSets(result);
  const [first, second] = [sets[a], sets[b]];
  if (first && second) return commonGenes(result, first.genes, second.genes);
  throw new TrellisError(
    'unknown-analysis',
    `The result has the analyses 0 to ${sets.length - 1}, not ${a} and ${b}.`,
  );
}

const commonGenes = ({ dataset }: Result, a: Bitset, b: Bitset): string[] =>
  Array.from(bitsToIndices(intersect(a, b)), (gene) => dataset.genes[gene].id);

/** Unordered pairs of 0 to n - 1, in the order of the matrix. */
export function* pairsOf(n: number): Generator<[number, number]> {
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) yield [a, b];
}

interface GeneSet {
  readonly column: ResultColumn;
  readonly key: AnalysisKey;
  readonly genes: Bitset;
}

function geneSets(result: Result): GeneSet[] {
  if (result.columns.length < 2) {
    throw new TrellisError(
      'too-few-analyses',
      'Gene Set Enrichment unavailable. Please query more than 1 analysis to see results.',
    );
  }
  return result.columns.map((column) => ({
    column,
    key: analysisKey(result, column),
    genes: intersect(column.present, result.universe),
  }));
}

export const analysisKey = ({ dataset }: Result, { analysis, filter, tag }: ResultColumn): AnalysisKey => [
  dataset.genes[analysis.tf].id,
  filter,
  tag,
  analysis.id,
];
