import { addBit, bitsToIndices, countBits, emptyBitset } from '../dataset/bitset.ts';
import type { NamedText } from '../dataset/contents.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { familiesOf } from '../genes/familiesOf.ts';
import { groupBy } from '../groupBy.ts';
import { evaluateRequest } from '../result/result.ts';
import { seededRandom } from '../stats/seededRandom.ts';
import { compareGeneSets, pairsOf } from '../views/geneSets.ts';
import { readNullLists } from './nullLists.ts';
import { regulatorLibrary } from './regulatorLibrary.ts';
import { analysisSets } from './targetSets.ts';
import { testList } from './testList.ts';

/** What the tests find in data without anything to find, and between TFs that have nothing to do with each other. */
export interface ChanceBenchmark {
  readonly lists: RandomLists;
  /** A row per kind of binding experiments; empty without a table of TF families. */
  readonly pairs: readonly FamilyPairs[];
}

/** The regulators of random lists. */
export interface RandomLists {
  readonly count: number;
  /** Genes of each list. */
  readonly size: number;
  /** Share of the lists that have a significant TF. */
  readonly significant: number;
  /** The TF that is most often among the first ten, and its share of the lists. */
  readonly most: { readonly tf: string; readonly share: number };
  /** By number of kinds of evidence: the TFs, and the share of the lists in which one of them is among the first ten on average. */
  readonly byKinds: readonly { readonly kinds: number; readonly tfs: number; readonly share: number }[];
  /** That share if every TF had the same chance. */
  readonly chance: number;
}

/** Pairs of experiments of one kind on TFs of different families, or of the same one. */
export interface FamilyPairs {
  readonly kind: string;
  readonly isSameFamily: boolean;
  readonly pairs: number;
  /** Shares with an adjusted p-value (Bonferroni over all pairs) below 0.05, by equal chances and by degrees. */
  readonly uniform: number;
  readonly degrees: number;
}

/** Numbers of random lists, of their genes, and of first TFs that are counted. */
const [listCount, listSize, firstTfs] = [300, 200, 10];

/**
 * Ranks the regulators of 300 random lists of protein-coding genes, and tests pairs of binding experiments. The same figures
 * every time. Cost: some 40 s for 721 analyses.
 */
export function benchmarkChance(dataset: Dataset, lists: readonly NamedText[]): ChanceBenchmark {
  return { lists: rankRandomLists(dataset, lists), pairs: testFamilyPairs(dataset) };
}

function rankRandomLists(dataset: Dataset, lists: readonly NamedText[]): RandomLists {
  const { analyses, coding, evidence, genes } = dataset;
  const sets = { analyses: analysisSets(analyses), networks: [], nullLists: readNullLists(dataset, lists) };
  const library = regulatorLibrary({ ...sets, nullAnalyses: analyses, evidence }, coding);
  const members = bitsToIndices(coding);
  const size = Math.min(listSize, members.length);
  const random = seededRandom('random lists of genes');
  const rankings = Array.from({ length: listCount }, () => {
    const list = emptyBitset(genes.length);
    while (countBits(list) < size) addBit(list, members[random.below(members.length)]);
    return testList(library, { genes: list, n: size }).tfs;
  });
  const timesFirst = new Map<number, number>();
  for (const { tf } of rankings.flatMap((ranked) => ranked.slice(0, firstTfs)))
    timesFirst.set(tf, (timesFirst.get(tf) ?? 0) + 1);
  const [most] = [...timesFirst].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const kindsOf = new Map(
    rankings[0].map(({ tf }) => [tf, new Set(dataset.analysesByTf.get(tf)?.map(evidence.kindOf)).size] as const),
  );
  const byKinds = [...groupBy(kindsOf, ([, kinds]) => kinds)].sort(([a], [b]) => a - b);
  return {
    count: listCount,
    size,
    significant: rankings.filter(([best]) => best?.isSignificant).length / listCount,
    most: { tf: genes[most[0]].id, share: most[1] / listCount },
    byKinds: byKinds.map(([kinds, of]) => ({
      kinds,
      tfs: of.length,
      share: of.reduce((sum, [tf]) => sum + (timesFirst.get(tf) ?? 0), 0) / of.length / listCount,
    })),
    chance: Math.min(1, firstTfs / rankings[0].length),
  };
}

function testFamilyPairs(dataset: Dataset): FamilyPairs[] {
  const { evidence, tfFamilies } = dataset;
  const binding = dataset.analyses.filter(({ expression }) => !expression);
  if (!tfFamilies || binding.length < 2) return [];
  return [...groupBy(binding, (analysis) => evidence.kindOf(analysis))].flatMap(([kind, analyses]) => {
    if (analyses.length < 2) return [];
    const query = `all_tfs[${analyses.map(({ id }) => `id=${id}`).join(' or ')}]`;
    const result = evaluateRequest(dataset, { id: 'pairs', inputs: { query, edges: [] } });
    const { info, matrix } = compareGeneSets(result, { model: 'both' });
    const families = result.columns.map(({ analysis }) => new Set(familiesOf(tfFamilies, analysis.tf)));
    const tested = [...pairsOf(info.length)].flatMap(([a, b], pair) => {
      const isComparable = info[a][0][0] !== info[b][0][0] && families[a].size > 0 && families[b].size > 0;
      const isSameFamily = [...families[a]].some((family) => families[b].has(family));
      return isComparable ? [{ pair, isSameFamily }] : [];
    });
    return [false, true].flatMap((isSameFamily): FamilyPairs[] => {
      const of = tested.filter((one) => one.isSameFamily === isSameFamily);
      if (of.length === 0) return [];
      const share = (log10: ArrayLike<number> | undefined) =>
        log10 ? of.filter(({ pair }) => log10[pair] < Math.log10(0.05)).length / of.length : NaN;
      return [
        {
          ...{ kind, isSameFamily, pairs: of.length },
          uniform: share(matrix.greaterAdjustedLog10),
          degrees: share(matrix.degrees?.greaterAdjustedLog10),
        },
      ];
    });
  });
}
