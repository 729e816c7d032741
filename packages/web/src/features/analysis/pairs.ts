import { columnLetter, infoLabel, headingFields, type GeneSetsMatrix } from '@trellis/core';

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

/** p-values of one pair, as they are and corrected, for more (greater) and for fewer (less) common genes than expected. */
export interface PairTests {
  readonly common: number;
  readonly greater: number;
  readonly less: number;
  readonly adjustedGreater: number;
  readonly adjustedLess: number;
}

/** Index of an unordered pair among (0, 1), (0, 2) ... (1, 2) ... of n analyses. */
export function pairIndex(n: number, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low * n - (low * (low + 1)) / 2 + (high - low - 1);
}

/** Reads the tests of a pair. */
export function pairTests({ info, matrix }: GeneSetsMatrix, a: number, b: number): PairTests {
  const i = pairIndex(info.length, a, b);
  return {
    common: matrix.common[i],
    greater: matrix.greater[i],
    less: matrix.less[i],
    adjustedGreater: matrix.greaterAdjusted[i],
    adjustedLess: matrix.lessAdjusted[i],
  };
}

/** Smallest corrected p-value of each side, at most 1: the deepest color of the grid. */
export interface SmallestP {
  readonly greater: number;
  readonly less: number;
}

export const smallestP = ({ matrix }: GeneSetsMatrix): SmallestP => ({
  greater: minimum(matrix.greaterAdjusted),
  less: minimum(matrix.lessAdjusted),
});

// Not Math.min(...values): hundreds of analyses have more pairs than a call takes arguments.
const minimum = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((low, value) => Math.min(low, value), 1);
