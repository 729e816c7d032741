import { formatCount } from '@trellis/core/formats';
import { wilsonInterval } from '@trellis/core/stats';
import { isConcordant, type Concordance } from '@trellis/core/views';

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
