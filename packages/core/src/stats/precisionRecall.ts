/** Precision and recall along ranked predictions. */
export interface PrecisionRecallCurve {
  /** Per prediction: hits so far over predictions so far. Tied predictions all have the value of the last of them. */
  readonly precision: Float64Array;
  /** Per prediction: hits so far over all hits. */
  readonly recall: Float64Array;
  /** Number of all hits. */
  readonly hits: number;
  /** Area under precision over recall (AUPR), by the trapezoid rule between the points, without a point at recall 0. */
  readonly area: number;
}

/**
 * Precision and recall of predictions in rank order, best first. `ranks` ascend, tied predictions have the same; `hits` is
 * 1 for a true prediction, else 0. Without hits, recall and area are NaN.
 */
export function precisionRecall(ranks: ArrayLike<number>, hits: ArrayLike<number>): PrecisionRecallCurve {
  const n = ranks.length;
  const total = Array.from(hits).reduce((sum, hit) => sum + hit, 0);
  const [precision, recall] = [new Float64Array(n), new Float64Array(n)];
  let area = total ? 0 : NaN;
  let found = 0;
  for (let start = 0; start < n;) {
    let end = start;
    let inTie = 0;
    do inTie += hits[end++];
    while (end < n && ranks[end] === ranks[start]);
    if (start > 0) area += (inTie / total) * ((found + inTie) / end + found / start) * 0.5;
    found += inTie;
    precision.fill(found / end, start, end);
    recall.fill(found / total, start, end);
    start = end;
  }
  return { precision, recall, hits: total, area };
}
