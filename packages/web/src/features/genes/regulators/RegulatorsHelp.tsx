import type { RegulatorsView } from '@trellis/core/regulators';
import { StatisticHelp } from '../../../ui/ViewTitle.tsx';
import { universeText, useStoredList } from '../storedList.ts';

/** Explains the tests and the ranks of the TFs. */
export function RegulatorsHelp({ view: { uses } }: { readonly view: RegulatorsView }) {
  const list = useStoredList();
  return (
    <StatisticHelp name="the ranking" section="gene-lists" guide="gene-lists#regulators">
      Tests for each analysis whether the list holds more of its targets than chance gives, when genes are drawn from{' '}
      {universeText(list)} (one-sided hypergeometric test).{' '}
      {uses === 'h'
        ? 'Some TFs overlap with almost any list of co-regulated genes, so the specificity score h compares the overlap with those of predefined gene lists and of the targets in expression analyses of other TFs: 2 means two standard deviations above their mean.'
        : 'The score z counts standard deviations above the overlap that chance gives.'}{' '}
      TFs with an adjusted p-value below 0.05 in any analysis come first, ordered by the best rank that a kind of
      evidence gives them, corrected for the number of its kinds, so that a TF with more kinds has no more chances;
      the others, below the line, are ordered by p-value. A high rank makes a TF a candidate, it does not prove
      regulation. If you chose the genes because a TF targets them, its p-value says nothing.
    </StatisticHelp>
  );
}
