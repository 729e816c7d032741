import { compareTexts } from '../compareTexts.ts';
import type { Gene } from '../dataset/contents.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { TfFamilies } from '../dataset/ontology.ts';
import { familiesOf } from '../genes/familiesOf.ts';
import { countList, requireGenes, type ListCounts, type ListInUniverse } from '../genes/listInUniverse.ts';
import { log10Of } from '../stats/pValue.ts';
import { evidenceKind, type EvidenceKind } from './evidenceKind.ts';
import { areEnough, repeatsList } from './nullLists.ts';
import { rankFamilies } from './rankFamilies.ts';
import { compareTests, kindsOf, rankTfs, type RankedTf } from './rankTfs.ts';
import type { RegulatorLibrary } from './regulatorLibrary.ts';
import { testSets, type SetTest } from './testSets.ts';

/** The TFs whose targets a gene list is enriched in. */
export interface RegulatorsView extends ListCounts {
  /** What ranks: the specificity score h, or z when there are fewer than 10 null lists. */
  readonly uses: 'h' | 'z';
  /** Number of null lists that served, and names of those left out because the tested list repeats them. */
  readonly nullLists: number;
  readonly nullLeftOut: readonly string[];
  readonly tested: number;
  readonly testedNetworks: number;
  /** Every tested analysis, and every source of a target network, best first. */
  readonly analyses: readonly RegulatorAnalysis[];
  readonly networks: readonly RegulatorNetwork[];
  /** TFs with an analysis, by combined rank. */
  readonly tfs: readonly RegulatorTf[];
  /** Null without a table of TF families. */
  readonly families: readonly RegulatorFamily[] | null;
}

/** Figures of one target set. */
export interface RegulatorFigures {
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

export interface RegulatorAnalysis extends RegulatorFigures {
  readonly id: number;
  readonly name: string;
  /** Id of the gene. */
  readonly tf: string;
  readonly kind: EvidenceKind;
}

export interface RegulatorNetwork extends RegulatorFigures {
  readonly network: string;
  readonly tf: string;
}

export interface RegulatorTf {
  readonly tf: string;
  readonly symbol: string;
  /** Names of its families; empty without a table of TF families. */
  readonly families: readonly string[];
  readonly rank: number;
  readonly score: number;
  readonly p: number;
  readonly pLog10: number;
  /** By kind of evidence; `best` is the id of an analysis, or the name of a network. */
  readonly kinds: Readonly<
    Record<string, { readonly rank: number; readonly of: number; readonly best: number | string }>
  >;
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
  { genes, tfFamilies }: Pick<Dataset, 'genes' | 'tfFamilies'>,
  library: RegulatorLibrary,
  asked: ListInUniverse,
): RegulatorsView {
  requireGenes(asked);
  const repeated = library.nullLists.map((list) => repeatsList(list, asked.within));
  const used = [...library.nullLists.keys()].filter((i) => !repeated[i]);
  const nullLists = areEnough(used.length) ? used : undefined;
  const list = { genes: asked.within, n: asked.n, N: library.N, nullLists };
  const analyses = testSets(library.analyses, library.analysisNulls, list);
  const networks = testSets(library.networks, library.networkNulls, list);
  const tfs = rankTfs(
    { analyses, networks },
    {
      kindOf: evidenceKind,
      compareAnalyses: (a, b) => a.id - b.id,
      compareNetworks: compareTexts,
    },
  );
  const idOf = (gene: number): string => genes[gene].id;
  return {
    ...countList(asked),
    uses: nullLists ? 'h' : 'z',
    nullLists: used.length,
    nullLeftOut: library.nullLists.flatMap(({ name }, i) => (repeated[i] ? [name] : [])),
    tested: analyses.length,
    testedNetworks: networks.length,
    analyses: describeAnalyses(analyses, idOf),
    networks: describeNetworks(networks, idOf),
    tfs: tfs.map((tf) => describeTf(tf, { ...genes[tf.tf], families: familiesOf(tfFamilies, tf.tf) })),
    families: tfFamilies && describeFamilies(tfFamilies, tfs, idOf),
  };
}

type IdOf = (gene: number) => string;

const describeAnalyses = (tests: readonly SetTest<Analysis>[], idOf: IdOf): RegulatorAnalysis[] =>
  tests
    .toSorted((a, b) => compareTests(a, b) || a.set.source.id - b.set.source.id)
    .map((test) => {
      const { id, name } = test.set.source;
      return { id, name, tf: idOf(test.set.tf), kind: evidenceKind(test.set.source), ...figuresOf(test) };
    });

const describeNetworks = (tests: readonly SetTest<string>[], idOf: IdOf): RegulatorNetwork[] =>
  tests
    .toSorted((a, b) => compareTests(a, b) || compareTexts(a.set.source, b.set.source) || a.set.tf - b.set.tf)
    .map((test) => ({ network: test.set.source, tf: idOf(test.set.tf), ...figuresOf(test) }));

type NamedTf = Pick<Gene, 'id' | 'name'> & Pick<RegulatorTf, 'families'>;

function describeTf(ranked: RankedTf<Analysis, string>, { id, name, families }: NamedTf): RegulatorTf {
  const { rank, score, logP } = ranked;
  const kinds = kindsOf(ranked).map(
    ([kind, { rank: place, of, best }]) => [kind, { rank: place, of, best: nameOf(best.set.source) }] as const,
  );
  const figures = { rank, score, p: Math.exp(logP), pLog10: log10Of(logP) };
  return { tf: id, symbol: name, families, ...figures, kinds: Object.fromEntries(kinds) };
}

function describeFamilies(
  families: TfFamilies,
  tfs: readonly { readonly tf: number }[],
  idOf: IdOf,
): RegulatorFamily[] {
  const order = tfs.map(({ tf }) => tf);
  return rankFamilies(families, order).map(({ bestTf, logP, ...family }) => ({
    ...family,
    bestTf: idOf(bestTf),
    p: Math.exp(logP),
    pLog10: log10Of(logP),
  }));
}

const nameOf = (source: { readonly id: number } | string): number | string =>
  typeof source === 'string' ? source : source.id;

const figuresOf = ({ k, K, n, logP, logAdjusted, z, m, s, h }: SetTest<unknown>): RegulatorFigures => ({
  k,
  K,
  n,
  p: Math.exp(logP),
  pLog10: log10Of(logP),
  adjusted: Math.exp(logAdjusted),
  adjustedLog10: log10Of(logAdjusted),
  z,
  m,
  s,
  h,
});
