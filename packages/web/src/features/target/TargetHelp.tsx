import { corrections, type Correction } from '@trellis/core';
import { useBackgroundText } from '../../api/background.ts';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';

/** Explains the test of target lists, and the two measures next to it. */
export const TargetHelp = ({ correction }: { readonly correction: Correction }) => (
  <StatisticHelp name="this test" section="target-list-enrichment" guide="statistics#target-lists">
    Tests for each analysis and list whether they share more genes than chance gives, when genes are drawn from{' '}
    {useBackgroundText()}. An analysis counts with its targets before the lists cut the result; genes that the query
    removed with and or not stay out, so after “and” read a p-value as that of the genes that all of them target. The
    p-value is one-sided (Fisher’s exact test), corrected by {corrections[correction]} over all analyses and lists.
    Influence is the share of the list that the analysis targets, specificity the share of its targets that are in the
    list.
  </StatisticHelp>
);
