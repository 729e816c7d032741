/** Scores count as equal when 12 decimals are: sums in another order differ behind them. */
const tieScale = 1e12;

/** The score as it is compared: rounded to 12 decimals. Infinite scores stay so. */
export const comparedScore = (score: number): number =>
  Number.isFinite(score) ? Math.round(score * tieScale) : score;

/**
 * Ranks of scores, the largest first with rank 1. Ties, equal to 12 decimals, share the mean of their ranks. Keeps the order.
 */
export function meanRanks(scores: ArrayLike<number>): Float64Array {
  const compared = Float64Array.from(scores, comparedScore);
  const falling = Array.from(compared.keys()).sort((a, b) => compareFalling(compared[a], compared[b]));
  const ranks = new Float64Array(compared.length);
  for (let start = 0; start < falling.length;) {
    let end = start + 1;
    while (end < falling.length && compared[falling[end]] === compared[falling[start]]) end++;
    for (let i = start; i < end; i++) ranks[falling[i]] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

/** Like b - a, but two infinities are equal. */
const compareFalling = (a: number, b: number): number => (a > b ? -1 : a < b ? 1 : 0);
