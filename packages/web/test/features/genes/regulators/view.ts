import type { RegulatorAnalysis, RegulatorStatistics, RegulatorKind, RegulatorsView } from '@trellis/core/regulators';

const figures = (change: Partial<RegulatorStatistics>): RegulatorStatistics => ({
  k: 2,
  K: 10,
  n: 5,
  p: 0.01,
  pLog10: -2,
  adjusted: 0.02,
  adjustedLog10: -1.7,
  z: 1,
  m: 0,
  s: 1,
  h: 1,
  ...change,
});

const analysis = (
  id: number,
  tf: string,
  evidence: RegulatorAnalysis['kind'],
  change: Partial<RegulatorStatistics> = {},
) => ({
  id,
  name: `${tf}__${id}`,
  label: `${tf} · ${id}`,
  tf,
  kind: evidence,
  ...figures(change),
});

/** What a kind of evidence says about a TF, with one analysis. */
const kind = (rank: number, of: number, best: number | string): RegulatorKind => ({
  ...{ rank, of, best, analyses: 1, p: 0.01, pLog10: -2, inList: 2 },
});

const enriched = { significant: true, adjusted: 0.02, adjustedLog10: -1.7, pTf: 0.01, inList: 4 };
const noneInList = { k: 0, p: 1, pLog10: 0, adjusted: 1, adjustedLog10: 0 };

/** Three TFs: one with every kind of evidence, one in vitro only, one that is not enriched. */
export const view: RegulatorsView = {
  N: 100,
  given: 5,
  recognized: 5,
  byAlias: 0,
  listSize: 5,
  inUniverse: 5,
  unknown: [],
  ambiguous: [],
  uses: 'h',
  nullLists: 12,
  nullTfs: 3,
  nullAnalyses: 4,
  nullLeftOut: [],
  nullAnalysesLeftOut: [],
  kinds: [
    { sort: 'in vivo', label: 'in planta bound' },
    { sort: 'in vitro', label: 'in vitro bound' },
    { sort: 'regulated', label: 'regulated' },
  ],
  tested: 5,
  testedNetworks: 1,
  analyses: [
    analysis(1, 'A', 'regulated', { h: 2 }),
    analysis(2, 'A', 'in planta bound', { h: 3, k: 4 }),
    analysis(3, 'A', 'in vitro bound', { h: -1 }),
    analysis(4, 'B', 'in vitro bound', { h: 0.5 }),
    analysis(5, 'C', 'regulated', { h: 0.1, ...noneInList }),
  ],
  networks: [{ network: 'Net', tf: 'A', ...figures({ h: 9 }) }],
  tfs: [
    {
      tf: 'A',
      symbol: 'ALF',
      families: ['MYB', 'bZIP'],
      rank: 1,
      ...enriched,
      analyses: 3,
      score: 0.2,
      p: 0.01,
      pLog10: -2,
      kinds: {
        regulated: kind(1, 2, 1),
        'in planta bound': kind(1, 1, 2),
        'in vitro bound': kind(2, 2, 3),
        'target network': kind(1, 1, 'Net'),
      },
    },
    {
      tf: 'B',
      symbol: '',
      families: ['bZIP'],
      rank: 2,
      ...enriched,
      analyses: 1,
      score: 0.5,
      p: 0.01,
      pLog10: -2,
      kinds: { 'in vitro bound': kind(1, 2, 4) },
    },
    {
      tf: 'C',
      symbol: 'GAM',
      families: [],
      rank: 3,
      ...{ significant: false, adjusted: 1, adjustedLog10: 0, pTf: 1, inList: 0, analyses: 1 },
      score: 0.6,
      p: 1,
      pLog10: 0,
      kinds: { regulated: kind(2, 2, 5) },
    },
  ],
  families: null,
};
