import { countOf, formatCount } from './numbers.ts';

interface Compared {
  readonly stronger: number;
  readonly others: number;
}

/**
 * `138 of 419 other TFs bind what TGA1 regulates at least as strongly (z-score of the overlap); by chance about half of them do: 210.` A TF
 * whose binding says nothing about what it regulates takes any place among the others, in the middle on average.
 */
export const strongerSentence = (tf: string, { stronger, others }: Compared): string =>
  `${formatCount(stronger)} of ${countOf(others, 'other TF')} bind what ${tf} regulates at least as strongly (z-score of the overlap); ` +
  `by chance about half of them do: ${formatCount(Math.round(others / 2))}.`;
