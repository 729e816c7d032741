import type { Comparison } from '@trellis/engine/views/bound/compare';
import { edgeColors } from '@trellis/figures';
import { strongerSentence } from '../../ui/strongerSentence.ts';

export type BoundRow = Comparison['rows'][number];
type Directions = BoundRow['both'];

/** `NLP7 (AT4G24020)`, or the id alone. */
export const tfName = ({ tf, symbol }: Pick<BoundRow, 'tf' | 'symbol'>): string =>
  symbol ? `${symbol} (${tf})` : tf;

/** Number of genes in all directions together. */
export const sumOf = ({ induced, repressed, other }: Directions): number => induced + repressed + other;

/** Labels of the analyses behind a row, one per line. */
export const analysisLabels = (infos: BoundRow['binding']): string => infos.map(({ label }) => label).join('\n');

/** What other TFs bind, in a sentence; '' where they were not compared. */
export const strongerText = ({ tf, symbol, stronger, others }: BoundRow): string =>
  stronger === undefined || others === undefined ? '' : strongerSentence(symbol || tf, { stronger, others });

interface Direction {
  readonly key: keyof Directions;
  readonly name: string;
  readonly color: string;
}

/** Directions in the order of the table. */
export const directions: readonly Direction[] = [
  { key: 'induced', name: 'induced by the TF', color: edgeColors.INDUCED },
  { key: 'repressed', name: 'repressed by the TF', color: edgeColors.REPRESSED },
  { key: 'other', name: 'direction unknown', color: edgeColors.EXPRESSION },
];
