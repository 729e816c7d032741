import type { EvidenceSort } from '@trellis/core/edition';
import { networkKind, type RegulatorsView } from '@trellis/core/regulators';
import { edgeColors, type ScoreDotsData, type ScoreSeries } from '@trellis/figures';
import { countOf } from '../../../ui/numbers.ts';
import { scoreOf, shownKinds, type RegulatorRow } from './regulatorRows.ts';

/** Number of TFs that a figure shows. */
export const figureTfs = 25;

type MarkOfSeries = Omit<ScoreSeries, 'name'>;

const marks: Readonly<Record<EvidenceSort, MarkOfSeries>> = {
  'in vivo': { shape: 'disc', color: edgeColors.BOUND },
  'in vitro': { shape: 'ring', color: edgeColors.BOUND },
  regulated: { shape: 'triangle', color: edgeColors.EXPRESSION },
};

const networkMark: MarkOfSeries = { shape: 'diamond', color: '#b85c00' };

/** The scores of the first TFs by kind of evidence, for the figure. */
export const scoresData = (
  rows: readonly RegulatorRow[],
  { uses, kinds: evidence }: Pick<RegulatorsView, 'uses' | 'kinds'>,
): ScoreDotsData => ({
  axis: uses === 'h' ? 'Specificity score h of the best analysis' : 'Score z of the best analysis',
  series: [
    ...evidence.map(({ label, sort }) => ({ name: label, ...marks[sort] })),
    { name: networkKind, ...networkMark },
  ],
  rows: rows.slice(0, figureTfs).map(({ tf, symbol, kinds }) => ({
    label: symbol ? `${symbol} ${tf}` : tf,
    scores: shownKinds({ kinds: evidence }).map((kind) => {
      const found = kinds.find((one) => one.kind === kind);
      return found && scoreOf(found.statistics);
    }),
  })),
});

/** Title of the figure: `Specificity of the first 25 TFs for 150 genes`. */
export function scoresTitle(
  rows: readonly RegulatorRow[],
  { uses, inUniverse }: Pick<RegulatorsView, 'uses' | 'inUniverse'>,
): string {
  const first = Math.min(figureTfs, rows.length);
  const of = rows.length > figureTfs ? `the first ${first} TFs` : countOf(first, 'TF');
  return `${uses === 'h' ? 'Specificity' : 'Score'} of ${of} for ${countOf(inUniverse, 'gene')}`;
}
