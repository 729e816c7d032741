import { compareTexts } from '../compareTexts.ts';
import type { NamedText } from '../dataset/contents.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { readGeneLists } from '../formats/geneList.ts';
import { listInUniverse } from '../genes/listInUniverse.ts';
import { groupBy } from '../groupBy.ts';
import { accuracyOf, meanOf, type Accuracy } from './accuracy.ts';
import { benchmarkScores, relativeRanksOf, type BenchmarkScore, type RelativeRanks } from './relativeRanks.ts';
import type { RegulatorLibrary } from './regulatorLibrary.ts';

/** Whether TFs that are known for a stimulus are found from the genes that respond to it. */
export interface StimulusBenchmark {
  readonly lists: number;
  readonly stimuli: number;
  /** Lists with a TF that is known for their stimulus, and ranked. */
  readonly pairs: number;
  /** Means: the relative rank over the pairs of each stimulus. */
  readonly scores: Readonly<
    Partial<Record<BenchmarkScore, Accuracy & { readonly means: Readonly<Record<string, number>> }>>
  >;
}

/** A TF that is known for the stimulus of a list, and where it was found. */
interface FoundPair {
  readonly list: string;
  readonly stimulus: string;
  readonly ranks: RelativeRanks;
}

/** The names of a list as the benchmark writes it, `FILE` or `FILE: PART`; undefined if there is no such list. */
function namesOf(written: string, lists: readonly NamedText[]): readonly string[] | undefined {
  const file = lists.find(({ name }) => name === written);
  if (file) return readGeneLists(file.text).flatMap(({ genes }) => genes);
  for (const { name, text } of lists) {
    if (!written.startsWith(`${name}: `)) continue;
    const part = readGeneLists(text).find((list) => list.name === written.slice(name.length + 2));
    if (part) return part.genes;
  }
  return undefined;
}

/** Whether a data set has a list that a benchmark names, as `FILE` or `FILE: PART`. */
export const hasBenchmarkList = (written: string, lists: readonly NamedText[]): boolean =>
  namesOf(written, lists) !== undefined;

/**
 * Ranks the TFs for each list of the data set's benchmark, and summarizes the relative ranks of those that are known for its stimulus.
 * Lists without a gene in the universe, and TFs without a tested analysis, are left out. Null when nothing is left.
 */
export function benchmarkStimuli(
  dataset: Dataset,
  library: RegulatorLibrary,
  lists: readonly NamedText[],
): StimulusBenchmark | null {
  const pairs = [...groupBy(dataset.regulatorBenchmark, ({ list }) => list)].flatMap(([list, rows]) => {
    const { within: genes, n } = listInUniverse(dataset, { names: namesOf(list, lists) ?? [] });
    if (n === 0) return [];
    const ranks = relativeRanksOf(library, { genes, n });
    return rows.flatMap(({ stimulus, tf }): FoundPair[] => {
      const found = ranks.get(tf);
      return found ? [{ list, stimulus, ranks: found }] : [];
    });
  });
  if (pairs.length === 0) return null;
  const byStimulus = [...groupBy(pairs, ({ stimulus }) => stimulus)].sort(([a], [b]) => compareTexts(a, b));
  return {
    lists: new Set(pairs.map(({ list }) => list)).size,
    stimuli: byStimulus.length,
    pairs: pairs.length,
    scores: Object.fromEntries(
      benchmarkScores.flatMap((score) => {
        const means = byStimulus.map(
          ([stimulus, ofStimulus]) => [stimulus, meanOf(ofStimulus.map(({ ranks }) => ranks[score]))] as const,
        );
        const values = means.map(([, mean]) => mean);
        const accuracy = accuracyOf(values, `stimulus ${score}`);
        return accuracy ? [[score, { ...accuracy, means: Object.fromEntries(means) }] as const] : [];
      }),
    ),
  };
}
