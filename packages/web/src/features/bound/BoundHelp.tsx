import { corrections, countOf, testedSetsText, type BoundRegulated } from '@trellis/core';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';

/** Explains the test of bound and regulated genes. */
export const BoundHelp = ({ comparison }: { readonly comparison: BoundRegulated }) => (
  <StatisticHelp name="this test" section="bound-and-regulated" guide="statistics#bound-and-regulated">
    Tests for each TF whether the genes that it binds and the genes that it regulates are the same more often than
    chance gives. {testedSetsText(comparison)} “Expected” is how many genes two random sets of these sizes would
    share, and “fold” is observed divided by expected. The p-value is one-sided (Fisher’s exact test), corrected by{' '}
    {corrections[comparison.correction]} over the {countOf(comparison.rows.length, 'TF')} of the table. A small
    p-value says that binding and regulation agree; it does not say that binding causes the change.
  </StatisticHelp>
);
