import { compareTexts, groupBy } from '@trellis/core';
import type { Dataset } from '@trellis/core/dataset';
import { precisionRecall } from '@trellis/core/stats';
import type { Aupr } from './aupr.ts';

/** Precision and recall of the predictions of one TF. */
export interface TfAupr {
  readonly tf: string;
  readonly symbol: string;
  readonly predictions: number;
  /** Validated ones. */
  readonly hits: number;
  /** Area under the precision-recall curve of its own predictions; 0 when none is validated. */
  readonly aupr: number;
  /** Share of validated predictions: the precision of a random order (base rate). */
  readonly baseRate: number;
}

/** Evaluates the predictions of each TF, in the order of the whole network; TFs with the largest area first. */
export function auprByTf({ cut, predictions, hits }: Aupr, { genes }: Dataset): TfAupr[] {
  const byTf = groupBy(predictions.keys(), (place) => cut.sources[predictions[place]]);
  const judged = [...byTf].map(([tf, places]): TfAupr => {
    const ranks = places.map((place) => cut.network.edges.rankAt(predictions[place]));
    const curve = precisionRecall(
      ranks,
      places.map((place) => hits[place]),
    );
    const { id, name } = genes[tf];
    return {
      tf: id,
      symbol: name,
      predictions: places.length,
      hits: curve.hits,
      aupr: curve.hits ? curve.area : 0,
      baseRate: curve.hits / places.length,
    };
  });
  return judged.sort((a, b) => b.aupr - a.aupr || compareTexts(a.tf, b.tf));
}
