import { wilsonInterval } from '@trellis/core/stats';
import { isConcordant, type Concordance } from '@trellis/core/views';
import { countOf, formatCount } from '../../ui/numbers.ts';

/** Whether gain and loss experiments of a TF agree, with the 95 % interval of the share (Wilson); '' without both. */
export function concordanceSentence(concordance: Concordance | null, tf: string): string {
  if (!concordance || concordance.genes === 0) return '';
  const { genes, agree } = concordance;
  const [share, low, high] = [agree / genes, ...wilsonInterval(agree, genes)].map((part) => (100 * part).toFixed(0));
  const text = `${formatCount(agree)} of ${formatCount(genes)} genes with a direction in both the gain and the loss experiments of ${tf} are induced by it in both, or repressed in both (${share} %, 95 % interval ${low} to ${high} %)`;
  if (isConcordant(concordance)) return `${text}.`;
  const isOpposite = wilsonInterval(agree, genes)[1] < 0.5;
  return `${text}: ${isOpposite ? 'most seem induced by it in one kind of experiment and repressed in the other' : 'the experiments do not agree on a direction'}.`;
}

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
