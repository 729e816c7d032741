import { corrections, countOf, testedSetsText, type GeneSetsMatrix } from '@trellis/core';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';

interface Props {
  readonly sets: GeneSetsMatrix;
  /** Number of pairs. */
  readonly pairs: number;
}

/** Explains the test of overlaps. */
export const GeneSetsHelp = ({ sets, pairs }: Props) => (
  <StatisticHelp name="this test" section="gene-set-enrichment" guide="statistics#gene-sets">
    Tests for each pair of analyses whether they share more genes than chance gives, or fewer. {testedSetsText(sets)}{' '}
    “Expected” is how many genes two random sets of these sizes would share, and “fold” is observed divided by
    expected. Each side has its own p-value (Fisher’s exact test), corrected by {corrections[sets.correction]} over
    the {countOf(pairs, 'pair')}. Analyses of one laboratory or technology can share genes for technical reasons too,
    so compare the fold of a pair with that of its neighbors.
  </StatisticHelp>
);
