import * as maths from '../maths/index.ts';
import { compareTexts } from '../compareTexts.ts';
import type { Gene } from '../dataset/contents.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { TfFamilies } from '../dataset/ontology.ts';
import { familiesOf } from '../genes/familiesOf.ts';
import { countList, requireGenes, type ListCounts, type ListInUniverse } from '../genes/listInUniverse.ts';
import { log10Of } from '../stats/pValue.ts';
import type { KindOfEvidence } from '../edition/evidence.ts';
import { labelsOfAnalyses } from '../views/analysisLabels.ts';
import { rankFamilies } from './rankFamilies.ts';
import { compareTests, type KindRank } from './rankKind.ts';
import { kindsOf, type RankedTf } from './rankTfs.ts';
import type { RegulatorLibrary } from './regulatorLibrary.ts';
import { testList } from './testList.ts';
import type { SetTest } from './testSets.ts';

/** The TFs whose targets a gene list is enriched in. */
export interface RegulatorsView extends ListCounts {
  /** What ranks: the specificity score h, or z when there are fewer than 10 null lists. */
  readonly uses: 'h' | 'z';
  /** Predefined lists, and expression analyses with the number of their TFs, that served as null lists. */
  readonly nullLists: number;
  readonly nullTfs: number;
  readonly nullAnalyses: number;
  /** Names of the predefined lists, and ids of the expression analyses, of which more than half is in the tested list. */
  readonly nullLeftOut: readonly string[];
  readonly nullAnalysesLeftOut: readonly number[];
  /** The kinds of evidence, in the order in which they are shown. */
  readonly kinds: readonly KindOfEvidence[];
  readonly tested: number;
  readonly testedNetworks: number;
  /** Every tested analysis, and every source of a target network, best first. */
  readonly analyses: readonly RegulatorAnalysis[];
  readonly networks: readonly RegulatorNetwork[];
  /** TFs with an analysis: the significant ones, then the others. */
  readonly tfs: readonly RegulatorTf[];
  /** Null without a table of TF families. */
  readonly families: readonly RegulatorFamily[] | null;
}

/** Statistics of one target set. */
export interface RegulatorStatistics {
  readonly k: number;
  readonly K: number;
  readonly n: number;
  readonly p: number;
  readonly pLog10: number;
  readonly adjusted: number;
  readonly adjustedLog10: number;
  readonly z: number;
  readonly m: number | null;
  readonly s: number | null;
  readonly h: number | null;
}

export interface RegulatorAnalysis extends RegulatorStatistics {
  readonly id: number;
  readonly name: string;
  /** `NLP7 · DAP-seq · 493`. */
  readonly label: string;
  /** Id of the gene. */
  readonly tf: string;
  /** Label of its kind of evidence. */
  readonly kind: string;
}

export interface RegulatorNetwork extends RegulatorStatistics {
  readonly network: string;
  readonly tf: string;
}

export interface RegulatorTf {
  readonly tf: string;
  readonly symbol: string;
  /** Names of its families; empty without a table of TF families. */
  readonly families: readonly string[];
  readonly rank: number;
  /** Whether the adjusted p-value of any of its analyses is below 0.05. */
  readonly significant: boolean;
  /** Orders the significant TFs, see `RankedTf`. */
  readonly score: number;
  /** Smallest p-value and adjusted p-value of its analyses. */
  readonly p: number;
  readonly pLog10: number;
  readonly adjusted: number;
  readonly adjustedLog10: number;
  /** Orders the other TFs, see `RankedTf`. */
  readonly pTf: number;
  /** Number of its analyses, and of the genes of the list that any of them targets. */
  readonly analyses: number;
  readonly inList: number;
  /** By kind of evidence, and `target network`, which is not ranked in. */
  readonly kinds: Readonly<Record<string, RegulatorKind>>;
}

/** What one kind of evidence says about a TF. */
export interface RegulatorKind {
  /** By the best analysis of each TF; ties share their mean. */
  readonly rank: number;
  /** TFs of the kind. */
  readonly of: number;
  /** Id of the best analysis, or name of the best network. */
  readonly best: number | string;
  /** Number of its analyses or networks, the smallest p-value of these, and the genes of the list that any of them targets. */
  readonly analyses: number;
  readonly p: number;
  readonly pLog10: number;
  readonly inList: number;
}

export interface RegulatorFamily {
  readonly family: string;
  readonly bestRank: number;
  readonly bestTf: string;
  readonly k: number;
  readonly K: number;
  readonly n: number;
  readonly P: number;
  readonly p: number;
  readonly pLog10: number;
}

/**
 * Tests a list against every target set of a library in the same universe, and ranks the TFs. Throws `bad-list` if no gene of
 * the list is in the universe.
 */
export function findRegulators(
  { genes, tfFamilies, analysesByTf }: Pick<Dataset, 'genes' | 'tfFamilies' | 'analysesByTf'>,
  library: RegulatorLibrary,
  requested: ListInUniverse,
): RegulatorsView {
  requireGenes(requested);
  const { nulls, analyses, networks, tfs } = testList(library, { genes: requested.within, n: requested.n });
  const idOf = (gene: number): string => genes[gene].id;
  const sources = analyses.map(({ set }) => set.source);
  const labels = labelsOfAnalyses({ genes, analysesByTf }, sources);
  const repeated = nulls.repeated.map(({ source }) => source);
  return {
    ...countList(requested),
    uses: nulls.areEnough ? 'h' : 'z',
    nullLists: nulls.lists,
    nullTfs: nulls.analysisTfs,
    nullAnalyses: nulls.analyses,
    nullLeftOut: repeated.flatMap((source) => ('id' in source ? [] : [source.name])),
    nullAnalysesLeftOut: repeated.flatMap((source) => ('id' in source ? [source.id] : [])),
    kinds: library.evidence.kinds,
    tested: analyses.length,
    testedNetworks: networks.length,
    analyses: describeAnalyses(analyses, { idOf, labels, kindOf: library.evidence.kindOf }),
    networks: describeNetworks(networks, idOf),
    tfs: tfs.map((tf) => describeTf(tf, { ...genes[tf.tf], families: familiesOf(tfFamilies, tf.tf) })),
    families: tfFamilies && describeFamilies(tfFamilies, tfs, idOf),
  };
}

type IdOf = (gene: number) => string;

interface Described {
  readonly idOf: IdOf;
  /** By id of the analysis. */
  readonly labels: ReadonlyMap<number, string>;
  readonly kindOf: (analysis: Analysis) => string;
}

const describeAnalyses = (
  tests: readonly SetTest<Analysis>[],
  { idOf, labels, kindOf }: Described,
): RegulatorAnalysis[] =>
  tests
    .toSorted((a, b) => compareTests(a, b) || a.set.source.id - b.set.source.id)
    .map((test) => {
      const { id, name } = test.set.source;
      return {
        id,
        name,
        label: labels.get(id) ?? name,
        tf: idOf(test.set.tf),
        kind: kindOf(test.set.source),
        ...statisticsOf(test),
      };
    });

const describeNetworks = (tests: readonly SetTest<string>[], idOf: IdOf): RegulatorNetwork[] =>
  tests
    .toSorted((a, b) => compareTests(a, b) || compareTexts(a.set.source, b.set.source) || a.set.tf - b.set.tf)
    .map((test) => ({ network: test.set.source, tf: idOf(test.set.tf), ...statisticsOf(test) }));

type NamedTf = Pick<Gene, 'id' | 'name'> & Pick<RegulatorTf, 'families'>;

function describeTf(ranked: RankedTf<Analysis, string>, { id, name, families }: NamedTf): RegulatorTf {
  const { rank, isSignificant, score, logP, logAdjusted, pTf, analyses, inList } = ranked;
  return {
    tf: id,
    symbol: name,
    families,
    rank,
    significant: isSignificant,
    score,
    p: maths.exp(logP),
    pLog10: log10Of(logP),
    adjusted: maths.exp(logAdjusted),
    adjustedLog10: log10Of(logAdjusted),
    pTf,
    analyses,
    inList,
    kinds: Object.fromEntries(kindsOf(ranked).map(([kind, found]) => [kind, describeKind(found)])),
  };
}

const describeKind = ({ rank, of, best, analyses, logP, inList }: KindRank<Analysis | string>): RegulatorKind => ({
  rank,
  of,
  best: nameOf(best.set.source),
  analyses,
  p: maths.exp(logP),
  pLog10: log10Of(logP),
  inList,
});

function describeFamilies(
  families: TfFamilies,
  tfs: readonly { readonly tf: number }[],
  idOf: IdOf,
): RegulatorFamily[] {
  const order = tfs.map(({ tf }) => tf);
  return rankFamilies(families, order).map(({ bestTf, logP, ...family }) => ({
    ...family,
    bestTf: idOf(bestTf),
    p: maths.exp(logP),
    pLog10: log10Of(logP),
  }));
}

const nameOf = (source: { readonly id: number } | string): number | string =>
  typeof source === 'string' ? source : source.id;

const statisticsOf = ({ k, K, n, logP, logAdjusted, z, m, s, h }: SetTest<unknown>): RegulatorStatistics => ({
  k,
  K,
  n,
  p: maths.exp(logP),
  pLog10: log10Of(logP),
  adjusted: maths.exp(logAdjusted),
  adjustedLog10: log10Of(logAdjusted),
  z,
  m,
  s,
  h,
});
