import {
  columnLetter,
  countOf,
  headingFields,
  infoLabel,
  pairIndex,
  testOfPair,
  type GeneSetsMatrix,
  type PairTest,
} from '@trellis/core';

/** One analysis of the comparison. */
export interface ComparedAnalysis {
  /** Position in the result. */
  readonly index: number;
  readonly letter: string;
  readonly label: string;
  /** Identity within the request. */
  readonly key: string;
  readonly tf: string;
  /** Id of the analysis. */
  readonly id: number;
  readonly symbol: string;
  readonly filter: string;
  readonly count: number;
  readonly info: Readonly<Record<string, string | number>>;
}

/** The analyses of a matrix in the order of the result. */
export const comparedAnalyses = ({ info }: GeneSetsMatrix): ComparedAnalysis[] =>
  info.map(([[tf, filter, tag, id], about], index) => ({
    index,
    letter: columnLetter(index),
    label: infoLabel(about),
    key: `${tag} ${id}`,
    tf,
    id,
    filter,
    symbol: String(about.gene_name ?? ''),
    count: Number(about.Count),
    info: about,
  }));

const alwaysShown = new Set(['filter', 'Count', ...headingFields]);

/** Metadata fields of the analyses, sorted, without those that are always shown. */
export const chooseableFields = (analyses: readonly ComparedAnalysis[]): string[] =>
  [...new Set(analyses.flatMap(({ info }) => Object.keys(info)))].filter((name) => !alwaysShown.has(name)).sort();

/** The test of a pair, and the number of its common genes. */
export interface PairTests extends PairTest {
  readonly common: number;
}

/** Reads the test of a pair, whichever of the two comes first. */
export const pairTests = (sets: GeneSetsMatrix, a: number, b: number): PairTests => ({
  common: sets.matrix.common[pairIndex(sets.info.length, a, b)],
  ...testOfPair(sets, a, b),
});

/** Base-10 logarithms of the smallest corrected p-value of each side: the deepest color of the grid. */
export interface SmallestLog10 {
  readonly greater: number;
  readonly less: number;
}

export const smallestLog10 = ({ matrix }: GeneSetsMatrix): SmallestLog10 => ({
  greater: minimum(matrix.greaterAdjustedLog10),
  less: minimum(matrix.lessAdjustedLog10),
});

// Not Math.min(...values): hundreds of analyses have more pairs than a call takes arguments.
const minimum = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((low, value) => Math.min(low, value), 0);

/** `1.48` or `0.052`: a fold enrichment in three significant digits; a dash where none is expected. */
export const foldText = (fold: number | null): string => (fold === null ? '–' : String(Number(fold.toPrecision(3))));

/** The counts behind a test in one line: `132 genes shared, 89.5 expected, 1.48-fold`. */
export const overlapText = ({ common, expected, fold }: PairTests): string =>
  `${countOf(common, 'gene')} shared, ${formatExpected(expected)} expected, ${foldText(fold)}-fold`;

/** An expected count with one decimal, below 1 with two significant digits. */
export const formatExpected = (expected: number): string =>
  expected >= 1
    ? expected.toLocaleString('en', { maximumFractionDigits: 1 })
    : String(Number(expected.toPrecision(2)));
