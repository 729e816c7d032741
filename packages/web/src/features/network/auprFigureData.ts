import type { AuprData, PrecisionCutoff } from '@trellis/contract';
import { nearestPoint, type PrecisionRecallData } from '@trellis/figures';
import { formatCount } from '../../ui/numbers.ts';

interface CurvePoint {
  readonly recall: number;
  readonly precision: number;
}

/** Returns the point of a curve nearest to a recall. */
export function pointAtRecall(curve: AuprData['curve'], recall: number | undefined): CurvePoint | undefined {
  const index = recall === undefined ? undefined : nearestPoint(curve, recall);
  return index === undefined ? undefined : { recall: curve.recall[index], precision: curve.precision[index] };
}

/** `Recall 0.250, precision 0.500`, or how to read the curve when there is no point. */
export const pointText = (point: CurvePoint | undefined): string =>
  point
    ? `Recall ${point.recall.toFixed(3)}, precision ${point.precision.toFixed(3)}`
    : 'Point at the curve to read it; drag the dashed line to move the cutoff.';

/** Returns the curve and the facts next to it, the same as in the figure of the server. A precision of 0 means that there is no cutoff. */
export function auprFigureData(aupr: AuprData, precision: number): PrecisionRecallData {
  const cutoff = precision > 0 ? aupr.cutoff : undefined;
  const { recall, atPrecision }: Partial<PrecisionCutoff> = cutoff ?? {};
  return {
    curve: aupr.curve,
    low: aupr.low,
    high: aupr.high,
    facts: [
      ['AUPR', aupr.aupr.toFixed(4)],
      ['AUPR Random', aupr.random.toFixed(4)],
      ['95 % of shuffles', aupr.randomInterval.map((area) => area.toFixed(4)).join(' to ')],
      [aupr.shuffle === 'within_tf' ? 'p-value (within TFs)' : 'p-value', aupr.pValue.toFixed(3)],
      ...(cutoff ? [['Precision Threshold', String(cutoff.precision)] as const] : []),
      ...(cutoff?.score !== undefined ? [['Edge Score Threshold', cutoff.score.toFixed(4)] as const] : []),
      ['Number of edges', countText(aupr, cutoff, 'edges')],
      ['Number of TFs', countText(aupr, cutoff, 'tfs')],
      ['Number of Targets', countText(aupr, cutoff, 'targets')],
    ],
    cutoff: {
      precision,
      ...(recall !== undefined && atPrecision !== undefined && { point: { recall, precision: atPrecision } }),
    },
  };
}

/** `120/1,000`: the number that the cutoff keeps, if there is one, of the total. */
function countText(aupr: AuprData, cutoff: AuprData['cutoff'], key: keyof AuprData['total']): string {
  const counts = [cutoff?.kept[key], aupr.total[key]];
  return counts.flatMap((count) => (count === undefined ? [] : [formatCount(count)])).join('/');
}
