import type { RegulatorsView } from '@trellis/core';
import { edgeColors, type ScoreDotsData, type ScoreSeries } from '@trellis/figures';
import { scoreOf, shownKinds, type RegulatorRow, type ShownKind } from './regulatorRows.ts';

/** Number of TFs that a figure shows. */
export const figureTfs = 25;

const marks: Readonly<Record<ShownKind, Omit<ScoreSeries, 'name'>>> = {
  'in planta bound': { shape: 'disc', color: edgeColors.BOUND },
  'in vitro bound': { shape: 'ring', color: edgeColors.BOUND },
  regulated: { shape: 'triangle', color: edgeColors.EXPRESSION },
  'target network': { shape: 'diamond', color: '#b85c00' },
};

/** The scores of the first TFs by kind of evidence, for the figure. */
export const scoresData = (rows: readonly RegulatorRow[], { uses }: Pick<RegulatorsView, 'uses'>): ScoreDotsData => ({
  axis: uses === 'h' ? 'Specificity score h of the best analysis' : 'Score z of the best analysis',
  series: shownKinds.map((name) => ({ name, ...marks[name] })),
  rows: rows.slice(0, figureTfs).map(({ tf, symbol, kinds }) => ({
    label: symbol ? `${symbol} ${tf}` : tf,
    scores: shownKinds.map((kind) => {
      const found = kinds.find((one) => one.kind === kind);
      return found && scoreOf(found.figures);
    }),
  })),
});
