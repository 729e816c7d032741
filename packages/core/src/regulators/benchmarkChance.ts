import * as maths from '../maths/index.ts';
import { addBit, bitsToIndices, countBits, emptyBitset, intersect } from '../dataset/bitset.ts';
import type { NamedText } from '../dataset/contents.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { TfFamilies } from '../dataset/ontology.ts';
import { publicationOf } from '../dataset/publication.ts';
import { degreeModelOf } from '../degrees/degreeModel.ts';
import { degreeUniverse } from '../degrees/overlapByDegrees.ts';
import { familiesOf } from '../genes/familiesOf.ts';
import { groupBy } from '../groupBy.ts';
import { evaluateRequest, type Result } from '../result/result.ts';
import { seededRandom } from '../stats/seededRandom.ts';
import { testPairsWithin } from '../views/geneSetDegrees.ts';
import { compareGeneSets, pairsOf } from '../views/geneSets.ts';
import { readNullLists } from './nullLists.ts';
import { regulatorLibrary } from './regulatorLibrary.ts';
import { analysisSets } from './targetSets.ts';
import { testList } from './testList.ts';

/** What the tests find in data without anything to find, and between TFs that have nothing to do with each other. */
export interface ChanceBenchmark {
  readonly lists: RandomLists;
  /** By kind of binding experiments, family and publication; empty without a table of TF families. */
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
  /** Number of ranked TFs, and of those that target a gene of the list, on average over the lists. The others all have a p-value of 1. */
  readonly tfs: number;
  readonly overlapping: number;
}

/** Pairs of experiments of one kind on TFs of different families, or of the same one, of different publications, or of the same one. */
export interface FamilyPairs {
  readonly kind: string;
  readonly isSameFamily: boolean;
  readonly isSamePublication: boolean;
  readonly pairs: number;
  /**
   * Shares with an adjusted p-value (Bonferroni over all pairs of the kind) below 0.05: by equal chances, by the degrees of genes in
   * all binding experiments, and by those in the experiments of the kind alone.
   */
  readonly uniform: number;
  readonly degrees: number;
  readonly degreesOfKind: number;
}

/** Numbers of random lists and of their genes; and of first TFs that are counted. */
const [listCount, listSize] = [300, 200];
export const firstTfs = 10;

/**
 * Ranks the regulators of 300 random lists of protein-coding genes, and tests pairs of binding experiments. The same numbers
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
    tfs: rankings[0].length,
    overlapping: rankings.flatMap((ranked) => ranked.filter(({ inList }) => inList > 0)).length / listCount,
  };
}

function testFamilyPairs(dataset: Dataset): FamilyPairs[] {
  const { evidence, tfFamilies } = dataset;
  const binding = dataset.analyses.filter(({ expression }) => !expression);
  if (!tfFamilies) return [];
  return [...groupBy(binding, (analysis) => evidence.kindOf(analysis))].flatMap(([kind, analyses]) =>
    analyses.length < 2 ? [] : testPairsOfKind(dataset, tfFamilies, { kind, analyses }),
  );
}

interface KindOfBinding {
  readonly kind: string;
  readonly analyses: readonly Analysis[];
}

/** The pairs of one kind by family and by publication; those of one TF, or of a TF without a family, are left out. */
function testPairsOfKind(dataset: Dataset, tfFamilies: TfFamilies, { kind, analyses }: KindOfBinding): FamilyPairs[] {
  const query = `all_tfs[${analyses.map(({ id }) => `id=${id}`).join(' or ')}]`;
  const result = evaluateRequest(dataset, { id: 'pairs', inputs: { query, edges: [] } });
  const { info, matrix } = compareGeneSets(result, { model: 'both' });
  const tested = result.columns.map(({ analysis }) => ({
    tf: analysis.tf,
    families: familiesOf(tfFamilies, analysis.tf),
    publication: publicationOf(analysis),
  }));
  const pairs = [...pairsOf(info.length)].flatMap(([a, b], pair) => {
    const [one, other] = [tested[a], tested[b]];
    if (one.tf === other.tf || !one.families.length || !other.families.length) return [];
    const isSameFamily = one.families.some((family) => other.families.includes(family));
    return [{ pair, isSameFamily, isSamePublication: one.publication === other.publication }];
  });
  const byDegreesOfKind = testByDegreesOfKind(result, matrix.common);
  return familyAndPublication.flatMap((group): FamilyPairs[] => {
    const of = pairs.filter(
      (one) => one.isSameFamily === group.isSameFamily && one.isSamePublication === group.isSamePublication,
    );
    if (of.length === 0) return [];
    const share = (log10: ArrayLike<number> | undefined) =>
      log10 ? of.filter(({ pair }) => log10[pair] < maths.log10(0.05)).length / of.length : NaN;
    return [
      {
        ...{ kind, ...group, pairs: of.length },
        uniform: share(matrix.greaterAdjustedLog10),
        degrees: share(matrix.degrees?.greaterAdjustedLog10),
        degreesOfKind: share(byDegreesOfKind),
      },
    ];
  });
}

/** In the order of the table. */
const familyAndPublication = [
  { isSameFamily: false, isSamePublication: true },
  { isSameFamily: false, isSamePublication: false },
  { isSameFamily: true, isSamePublication: true },
  { isSameFamily: true, isSamePublication: false },
] as const;

/** Base-10 logarithms of adjusted p-values by the degrees of genes in these sets alone; undefined without a model of them. */
function testByDegreesOfKind(
  { columns, universe }: Result,
  common: ArrayLike<number>,
): ArrayLike<number> | undefined {
  const sets = columns.map(({ present }) => ({ expression: false, genes: intersect(present, universe) }));
  const binding = degreeModelOf(
    sets.map(({ genes }) => genes),
    universe,
  );
  const within = degreeUniverse({ binding, expression: null }, universe);
  const compared = { sets, common, correction: 'bonferroni' as const, checkpoint: () => {} };
  return binding ? testPairsWithin(within, compared).greaterAdjustedLog10 : undefined;
}
