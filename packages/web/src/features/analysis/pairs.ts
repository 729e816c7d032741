import { countOf, formatExpected, formatFold } from '@trellis/core/formats';
import { columnLetter } from '@trellis/core/result';
import {
  foldInterval,
  headingFields,
  infoLabel,
  letteredLabel,
  testOfPair,
  type GeneSetsMatrix,
  type PairStatistics,
} from '@trellis/core/views';
import { pairStatistics, type ShownModel } from '@trellis/engine/views/shownModel';
import { pShade } from '@trellis/figures';

/** One analysis of the comparison. */
export interface ComparedAnalysis {
  /** Position in the result. */
  readonly index: number;
  readonly letter: string;
  readonly label: string;
  /** The label with the letter and the gene: `A - AT4G24020 (NLP7) · DAP-seq · 493`. */
  readonly title: string;
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
    title: letteredLabel(about, index),
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

/** The label and the metadata fields of the analyses, sorted, without those that are always shown. */
export const chooseableFields = (analyses: readonly ComparedAnalysis[]): string[] => [
  'analysis_label',
  ...[...new Set(analyses.flatMap(({ info }) => Object.keys(info)))].filter((name) => !alwaysShown.has(name)).sort(),
];

/** Base-10 logarithms of the smallest corrected p-value of each side: the deepest color of the grid. */
export interface SmallestLog10 {
  readonly greater: number;
  readonly less: number;
}

export function smallestLog10({ matrix }: GeneSetsMatrix, by: ShownModel): SmallestLog10 {
  const tests = (by === 'degrees' && matrix.degrees) || matrix;
  return { greater: minimum(tests.greaterAdjustedLog10), less: minimum(tests.lessAdjustedLog10) };
}

// Not Math.min(...values): hundreds of analyses have more pairs than a call takes arguments.
const minimum = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((low, value) => (value < low ? value : low), 0);

/** The overlap of two analyses by the test that is shown. */
export interface ShownPair {
  readonly common: number;
  /** Null where the degrees of genes have no model. */
  readonly statistics: PairStatistics | null;
  /** The 95 % interval of the fold; undefined without a fold. */
  readonly interval: readonly [low: number, high: number] | undefined;
}

type Compared = Pick<ComparedAnalysis, 'index' | 'count'>;

export function shownPair(sets: GeneSetsMatrix, [a, b]: readonly [Compared, Compared], by: ShownModel): ShownPair {
  const test = testOfPair(sets, a.index, b.index);
  const statistics = pairStatistics(test, by);
  const { common } = test;
  const hasFold = statistics !== null && statistics.fold !== null;
  const interval = hasFold ? foldInterval(common, Math.min(a.count, b.count), statistics.expected) : undefined;
  return { common, statistics, interval };
}

/** `1.48 (1.31 to 1.66)`: a fold with its 95 % interval; a dash without one. */
export const foldText = ({ statistics, interval }: Pick<ShownPair, 'statistics' | 'interval'>): string =>
  statistics && interval
    ? `${formatFold(statistics.fold)} (${formatFold(interval[0])} to ${formatFold(interval[1])})`
    : formatFold(null);

/** The counts behind a test in one line: `132 genes shared, 89.5 expected, fold 1.48 (1.31 to 1.66)`. */
export const overlapText = (pair: ShownPair): string =>
  `${countOf(pair.common, 'gene')} shared, ${formatExpected(pair.statistics?.expected ?? NaN)} expected, fold ${foldText(pair)}`;

/** The largest |log2 fold| of all pairs by a model: the deepest color. */
export function largestFold({ info, matrix, population }: GeneSetsMatrix, by: ShownModel): number {
  const expected = by === 'degrees' ? matrix.degrees?.expected : matrix.expected;
  let [pair, largest] = [0, 0];
  for (let a = 0; a < info.length; a++) {
    for (let b = a + 1; b < info.length; b++, pair++) {
      const uniform = (Number(info[a][1].Count) * Number(info[b][1].Count)) / population;
      const fold = matrix.common[pair] / (expected?.[pair] ?? uniform);
      if (fold > 0 && fold < Infinity) largest = Math.max(largest, Math.abs(Math.log2(fold)));
    }
  }
  return largest;
}

/** The shade of a fold: enriched pairs above the diagonal, depleted ones below it; the deepest for the largest. */
export function foldShade(
  fold: number | null,
  { side, largest }: { readonly side: 'greater' | 'less'; readonly largest: number },
): ReturnType<typeof pShade> {
  if (fold === null || Number.isNaN(fold)) return undefined;
  const size = side === 'greater' ? Math.log2(fold) : -Math.log2(fold);
  if (size <= 0 || largest === 0) return undefined;
  // The scale of p-values begins at 0.05; a fold of 1 gets its first color.
  const begin = Math.log10(0.05);
  return pShade(begin - Math.min(size, largest), { smallest: begin - largest, side });
}

/**
 * What to know about overlaps of binding experiments in the living organism, where at least two are compared; '' otherwise. `trellis
 * benchmark chance` measures it in a data set.
 */
export function inVivoNote({ info }: Pick<GeneSetsMatrix, 'info'>): string {
  const isInVivo = ([, about]: GeneSetsMatrix['info'][number]): boolean =>
    about.EXPERIMENT_TYPE === 'Binding' && !/^in vitro/i.test(String(about.EDGE_TYPE ?? ''));
  const count = info.filter(isInVivo).length;
  if (count < 2) return '';
  return `${count} of the analyses are binding in the living organism. Such experiments can have frequent targets and a study in common, so a small p-value of two of them does not mean related TFs.`;
}
