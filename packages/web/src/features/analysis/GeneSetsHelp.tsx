import { countOf } from '@trellis/core/formats';
import { corrections } from '@trellis/core/stats';
import type { GeneSetsMatrix } from '@trellis/core/views';
import { useTestedSetsText } from '../../api/background.ts';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';

interface Props {
  readonly sets: GeneSetsMatrix;
  /** Number of pairs. */
  readonly pairs: number;
}

/** Explains the test of overlaps. */
export const GeneSetsHelp = ({ sets, pairs }: Props) => (
  <StatisticHelp name="this test" section="gene-set-enrichment" guide="statistics#gene-sets">
    Tests for each pair of analyses whether they share more genes than chance gives, or fewer.{' '}
    {useTestedSetsText(sets)} Some genes are in most sets, so unrelated TFs share many of them: “hub-corrected”
    expects each gene as often as the analyses of its type find it, “equal chances” (Fisher’s exact test) expects all
    genes alike. “Fold” is observed divided by expected, with a 95 % interval (Wilson, with continuity correction)
    that is not adjusted for the number of pairs. Each side has its own p-value, corrected by{' '}
    {corrections[sets.correction]} over the {countOf(pairs, 'pair')}. Read the hub-corrected fold first: a small
    p-value of equal chances alone does not show that two TFs have targets of their own in common. Analyses of the
    same TF share most: that shows that its experiments can be reproduced. Experiments in the living organism have
    frequent targets of their own, which the degrees of mostly in vitro experiments do not explain: a small p-value of
    two of them says little. “Fewer than expected” is frequent after the correction because TFs of one family share so
    much.
  </StatisticHelp>
);
