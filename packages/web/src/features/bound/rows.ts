import { verdictTexts, type Verdict } from '@trellis/core/views';
import type { Comparison } from '@trellis/engine/views/bound/compare';
import { rowVerdict } from '@trellis/engine/views/bound/rowAgreement';
import { edgeColors } from '@trellis/figures';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { strongerSentence } from '../../shared/statistics/overlapSentences.ts';

export type BoundRow = Comparison['rows'][number];
type Directions = BoundRow['both'];

/** `NLP7 (AT4G24020)`, or the id alone. */
export const tfName = ({ tf, symbol }: Pick<BoundRow, 'tf' | 'symbol'>): string =>
  symbol ? `${symbol} (${tf})` : tf;

/** Number of genes in all directions together. */
export const sumOf = ({ induced, repressed, other }: Directions): number => induced + repressed + other;

/** Labels of the analyses behind a row, one per line. */
export const analysisLabels = (infos: BoundRow['binding']): string => infos.map(({ label }) => label).join('\n');

/** What other TFs bind, in a sentence; '' where they were not compared, or the genes are too few for that to mean anything. */
export function strongerText(row: BoundRow, comparison: Comparison): string {
  const { tf, symbol, stronger, others } = row;
  if (stronger === undefined || others === undefined || rowVerdict(row, comparison) === 'small') return '';
  return strongerSentence(symbol || tf, { stronger, others });
}

/** TFs that are named in a comparison of many. */
const maxNamed = 5;

interface ComparedTf {
  readonly name: string;
  readonly stronger: number;
  readonly others: number;
  readonly verdict: Verdict | undefined;
}

/** Says of several TFs how to read what other TFs bind, and for which TFs the agreement is specific; '' where they were not compared. */
export function strongerOfManyText(comparison: Comparison): string {
  const compared = comparison.rows
    .flatMap((row): ComparedTf[] => {
      const { tf, symbol, stronger, others } = row;
      const verdict = rowVerdict(row, comparison);
      return stronger === undefined || !others ? [] : [{ name: symbol || tf, stronger, others, verdict }];
    })
    .sort((a, b) => a.stronger / a.others - b.stronger / b.others);
  if (compared.length === 0) return '';
  return `Other TFs as strong: how many other TFs bind what a TF regulates at least as strongly. By chance about half of them do. ${specificText(compared)}`;
}

/** For which of the TFs, sorted, the agreement is specific. Where the query has selected the genes there is no verdict. */
function specificText(compared: readonly ComparedTf[]): string {
  const counted = ({ name, stronger, others }: ComparedTf) =>
    `${name} (${formatCount(stronger)} of ${formatCount(others)})`;
  const [fewest] = compared;
  const specific = compared.filter(({ verdict }) => verdict === 'specific');
  if (specific.length > 0) {
    const named = specific.slice(0, maxNamed).map(counted).join(', ');
    return `The agreement is specific for ${countOf(specific.length, 'TF')}: ${named}${specific.length > maxNamed ? ' …' : ''}.`;
  }
  if (!fewest.verdict) return `Fewest: ${counted(fewest)}.`;
  return `The agreement is specific for none of the TFs; fewest: ${counted(fewest)}, ${verdictTexts[fewest.verdict]}.`;
}

interface Direction {
  readonly key: keyof Directions;
  readonly name: string;
  /** Heading of a column. */
  readonly short: string;
  readonly color: string;
}

/** Directions in the order of the table. */
export const directions: readonly Direction[] = [
  { key: 'induced', name: 'induced by the TF', short: 'Induced', color: edgeColors.INDUCED },
  { key: 'repressed', name: 'repressed by the TF', short: 'Repressed', color: edgeColors.REPRESSED },
  { key: 'other', name: 'direction unknown', short: 'Unknown', color: edgeColors.EXPRESSION },
];
