import { countOf } from '@trellis/core/formats';
import { corrections } from '@trellis/core/stats';
import type { Comparison } from '@trellis/engine/views/bound/compare';
import { useTestedSetsText } from '../../api/background.ts';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';

/** Explains the test of bound and regulated genes. */
export const BoundHelp = ({ comparison }: { readonly comparison: Comparison }) => (
  <StatisticHelp name="this test" section="bound-and-regulated" guide="statistics#bound-and-regulated">
    Tests for each TF whether the genes that it binds and the genes that it regulates are the same more often than
    chance gives. {useTestedSetsText(comparison)} Some genes are in most sets, so the hub-corrected test keeps the
    bound genes and gives each gene the chance that it has in expression experiments; with equal chances for all genes
    it is Fisher’s exact test. p-values are one-sided and corrected by {corrections[comparison.correction]} over the{' '}
    {countOf(comparison.rows.length, 'TF')} of the table; the interval of a fold is Wilson’s 95 % interval with
    continuity correction, of the shared part of the smaller set, not adjusted for the number of TFs. “Other TFs as
    strong” counts the TFs whose binding fits as well or better: half of them do by chance, and where they are many, a
    small p-value says little about this TF.
  </StatisticHelp>
);
