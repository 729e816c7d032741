import type { Comparison } from '@trellis/engine/views/bound/compare';
import { edgeColors } from '@trellis/figures';
import { formatCount } from '../../ui/numbers.ts';
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

/** TFs that are named in a comparison of many. */
const maxNamed = 5;

/** Says of several TFs how to read what other TFs bind, and for which TFs the fewest bind as strongly; '' where they were not compared. */
export function strongerOfManyText(rows: readonly BoundRow[]): string {
  const compared = rows.flatMap(({ tf, symbol, stronger, others }) =>
    stronger === undefined || !others ? [] : [{ name: symbol || tf, stronger, others }],
  );
  if (compared.length === 0) return '';
  const leading = compared
    .sort((a, b) => a.stronger / a.others - b.stronger / b.others)
    .slice(0, maxNamed)
    .map(({ name, stronger, others }) => `${name} (${formatCount(stronger)} of ${formatCount(others)})`);
  return `Other TFs as strong: how many other TFs bind what a TF regulates at least as strongly. By chance about half of them do; only where few do, the agreement is specific to the TF. Fewest: ${leading.join(', ')}.`;
}

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
