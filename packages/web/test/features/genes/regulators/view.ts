import type { RegulatorAnalysis, RegulatorFigures, RegulatorsView } from '@trellis/core';

const figures = (change: Partial<RegulatorFigures>): RegulatorFigures => ({
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
  kind: RegulatorAnalysis['kind'],
  change: Partial<RegulatorFigures> = {},
) => ({
  id,
  name: `${tf}__${id}`,
  tf,
  kind,
  ...figures(change),
});

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
  nullLeftOut: [],
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
      score: 0.2,
      p: 0.01,
      pLog10: -2,
      kinds: {
        regulated: { rank: 1, of: 2, best: 1 },
        'in planta bound': { rank: 1, of: 1, best: 2 },
        'in vitro bound': { rank: 2, of: 2, best: 3 },
        'target network': { rank: 1, of: 1, best: 'Net' },
      },
    },
    {
      tf: 'B',
      symbol: '',
      families: ['bZIP'],
      rank: 2,
      score: 0.5,
      p: 0.01,
      pLog10: -2,
      kinds: { 'in vitro bound': { rank: 1, of: 2, best: 4 } },
    },
    {
      tf: 'C',
      symbol: 'GAM',
      families: [],
      rank: 3,
      score: 0.6,
      p: 1,
      pLog10: 0,
      kinds: { regulated: { rank: 2, of: 2, best: 5 } },
    },
  ],
  families: null,
};
