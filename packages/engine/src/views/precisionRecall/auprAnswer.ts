import type { Dataset } from '@trellis/core/dataset';
import type { PrecisionRecallCurve } from '@trellis/core/stats';
import type { AuprData } from '@trellis/contract';
import { auprByTf } from './auprByTf.ts';
import { cutAt, type Aupr } from './aupr.ts';

/** Maximum number of points of a curve: more than a screen can show. */
const maxPoints = 2000;

/** Returns the comparison with the target network as data, and the counts at a precision cutoff. */
export function auprAnswer(aupr: Aupr, dataset: Dataset, precision?: number): AuprData {
  const { cut, curve, random, predictions, total } = aupr;
  return {
    network: cut.network.name,
    scored: cut.network.scored,
    predictions: predictions.length,
    hits: curve.hits,
    aupr: curve.area,
    random: random.mean,
    randomInterval: [random.low.area, random.high.area],
    pValue: random.p,
    shuffle: aupr.shuffle,
    shuffles: random.areas.length,
    curve: thinned(curve),
    low: thinned(random.low),
    high: thinned(random.high),
    total,
    byTf: auprByTf(aupr, dataset),
    ...(precision !== undefined && { cutoff: cutoffOf(aupr, precision) }),
  };
}

function cutoffOf(aupr: Aupr, precision: number): NonNullable<AuprData['cutoff']> {
  const { position, rank, score, kept } = cutAt(aupr, precision);
  const point =
    position < 0 ? {} : { recall: aupr.curve.recall[position], atPrecision: aupr.curve.precision[position] };
  return { precision, position, rank, kept, ...point, ...(score !== undefined && { score }) };
}

/** Returns precision over recall with at most `maxPoints` points: the first, lowest, highest and last of each step. */
function thinned({ precision, recall }: PrecisionRecallCurve): { precision: number[]; recall: number[] } {
  const places = new Set<number>();
  const step = Math.max(1, precision.length / (maxPoints / 4));
  for (let start = 0; start < precision.length; start += step) {
    const [from, to] = [Math.floor(start), Math.min(precision.length, Math.floor(start + step))];
    let [low, high] = [from, from];
    for (let i = from; i < to; i++) {
      if (precision[i] < precision[low]) low = i;
      if (precision[i] > precision[high]) high = i;
    }
    for (const place of [from, low, high, to - 1]) places.add(place);
  }
  const kept = [...places].sort((a, b) => a - b);
  return { precision: kept.map((i) => precision[i]), recall: kept.map((i) => recall[i]) };
}
