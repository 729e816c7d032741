import { columnLetter, countOf, headingFields, infoLabel, type GeneSetsMatrix, type PairTest } from '@trellis/core';
import { formatExpected, formatFold } from '../../ui/foldText.ts';

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

/** The analyses with some letters; all of them unless the letters name at least two. */
export function zoomTo(
  analyses: readonly ComparedAnalysis[],
  letters: readonly string[],
): readonly ComparedAnalysis[] {
  const wanted = new Set(letters);
  const zoomed = analyses.filter(({ letter }) => wanted.has(letter));
  return zoomed.length >= 2 ? zoomed : analyses;
}

const alwaysShown = new Set(['filter', 'Count', ...headingFields]);

/** Metadata fields of the analyses, sorted, without those that are always shown. */
export const chooseableFields = (analyses: readonly ComparedAnalysis[]): string[] =>
  [...new Set(analyses.flatMap(({ info }) => Object.keys(info)))].filter((name) => !alwaysShown.has(name)).sort();

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

/** The counts behind a test in one line: `132 genes shared, 89.5 expected, 1.48-fold`. */
export const overlapText = ({ common, expected, fold }: PairTest): string =>
  `${countOf(common, 'gene')} shared, ${formatExpected(expected)} expected, ${formatFold(fold)}-fold`;
