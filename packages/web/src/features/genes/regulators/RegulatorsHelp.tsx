import type { RegulatorsView } from '@trellis/core';
import { StatisticHelp } from '../../../ui/StatisticHelp.tsx';
import { useStoredList } from '../listContext.ts';
import { universeWords } from '../listWords.ts';

/** Explains the tests and the ranks of the TFs. */
export function RegulatorsHelp({ view: { uses } }: { readonly view: RegulatorsView }) {
  const list = useStoredList();
  return (
    <StatisticHelp name="the ranking" section="gene-lists" guide="gene-lists#regulators">
      Tests for each analysis whether the list holds more of its targets than chance gives, when genes are drawn from{' '}
      {universeWords(list)} (one-sided hypergeometric test).{' '}
      {uses === 'h'
        ? 'Some TFs overlap with almost any list of co-regulated genes, so the specificity score h compares the overlap with those of the predefined gene lists: 2 means two standard deviations above their mean.'
        : 'The score z is the log odds ratio of the overlap over its standard error.'}{' '}
      A TF is ranked within each kind of evidence by its best analysis, and the combined rank is the mean over the
      three kinds; a kind without analyses counts as the middle. A high rank makes a TF a candidate, it does not prove
      regulation. If you chose the genes because a TF targets them, its p-value says nothing.
    </StatisticHelp>
  );
}
