/** log(n!) for n from 0 to the largest asked so far, summed up one by one. */
const logFactorials = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push(logFactorials[i - 1] + Math.log(i));
  return logFactorials[n];
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** A draw of `drawn` things out of `total`, `marked` of which bear a mark, that found `found` of these. */
export interface Draw {
  readonly found: number;
  readonly marked: number;
  readonly drawn: number;
  readonly total: number;
}

/** Probability of finding that many marked things or more: Fisher's exact test, one-sided, by its definition. */
export function upperTail({ found, marked, drawn, total }: Draw): number {
  const all = logChoose(total, drawn);
  let sum = 0;
  for (let k = found; k <= Math.min(marked, drawn); k++) {
    const term = Math.exp(logChoose(marked, k) + logChoose(total - marked, drawn - k) - all);
    sum += term;
    if (term < sum * 1e-16) break;
  }
  return Math.min(1, sum);
}

/** Odds ratio of the four-field table, with a half added to every field so that it always exists. */
export function oddsRatio({ found, marked, drawn, total }: Draw): number {
  const neither = total - marked - drawn + found;
  return ((found + 0.5) * (neither + 0.5)) / ((marked - found + 0.5) * (drawn - found + 0.5));
}
