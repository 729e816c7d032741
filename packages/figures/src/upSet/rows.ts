import { fitLabel } from '../parts/fitLabel.ts';
import { textWidth } from '../parts/textWidth.ts';
import { shortForm } from '../sungear/shortForm.ts';
import type { SungearData } from '../sungear/types.ts';
import { upSetSizes as sizes } from './sizes.ts';

/** What is written at the rows. */
export interface RowTexts {
  /** Labels, or numbers where a label would be cut. */
  readonly texts: readonly string[];
  readonly areNumbers: boolean;
  /** Width of the widest one. */
  readonly width: number;
}

/** Labels of the rows: whole where a share of the figure's width has room for them, otherwise without their middle parts. */
export function rowTexts(labels: readonly string[], size: number, width: number): RowTexts {
  const widestOf = (texts: readonly string[]) =>
    Math.ceil(texts.reduce((max, text) => Math.max(max, textWidth(text, size)), 0));
  const shortest = widestOf(labels.map(shortForm));
  const available = Math.max(sizes.labelShare * width, shortest);
  if (shortest > 2 * sizes.labelShare * width) {
    const numbers = labels.map((_, i) => String(i + 1));
    return { texts: numbers, areNumbers: true, width: widestOf(numbers) };
  }
  const texts = labels.map((label) => fitLabel(label, size, available));
  return { texts, areNumbers: false, width: widestOf(texts) };
}

/** Number of genes of each analysis in all groups together. */
export const totalsOf = ({ anchors, nodes }: SungearData): number[] => {
  const totals = anchors.map(() => 0);
  for (const { members, size } of nodes) for (const member of members) totals[member] += size;
  return totals;
};
