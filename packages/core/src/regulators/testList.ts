import { compareTexts } from '../compareTexts.ts';
import type { Bitset } from '../dataset/bitset.ts';
import type { Analysis } from '../dataset/dataset.ts';
import { weighNulls, type NullWeights } from './nullWeights.ts';
import { rankTfs, type RankedTf } from './rankTfs.ts';
import type { RegulatorLibrary } from './regulatorLibrary.ts';
import { testSets, type SetTest } from './testSets.ts';

/** A list in the universe of a library. */
export interface ListToTest {
  readonly genes: Bitset;
  /** Number of its genes. */
  readonly n: number;
  /** Gene index of a TF whose expression analyses are left out, among the tested ones and as null lists. */
  readonly leftOut?: number;
}

/** The tests of a list against a library, in the order of the library, and the ranked TFs. */
export interface TestedRegulators {
  readonly nulls: NullWeights;
  readonly analyses: readonly SetTest<Analysis>[];
  readonly networks: readonly SetTest<string>[];
  readonly tfs: readonly RankedTf<Analysis, string>[];
}

/** Tests a list with at least one gene against the target sets of a library, and ranks their TFs. */
export function testList(library: RegulatorLibrary, { genes, n, leftOut }: ListToTest): TestedRegulators {
  const nulls = weighNulls(library.nulls, genes, leftOut);
  const list = { genes, n, N: library.N, nulls: nulls.areEnough ? nulls : undefined };
  const isLeftOut = ({ source, tf }: { readonly source: Analysis; readonly tf: number }) =>
    tf === leftOut && source.expression;
  const analyses = testSets(
    library.analyses.filter((set) => !isLeftOut(set)),
    list,
  );
  const networks = testSets(library.networks, list);
  const { kinds, kindOf } = library.evidence;
  const tfs = rankTfs(
    { genes, analyses, networks },
    {
      kinds: kinds.map(({ label }) => label),
      kindOf,
      compareAnalyses: (a, b) => a.id - b.id,
      compareNetworks: compareTexts,
    },
  );
  return { nulls, analyses, networks, tfs };
}
