import type { SungearAnswer } from '@trellis/contract';
import { corrections, countOf } from '@trellis/core';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';

/** Explains the test of the groups. */
export const SungearHelp = ({ sungear }: { readonly sungear: SungearAnswer }) => (
  <StatisticHelp name="this test" section="sungear" guide="statistics#sungear">
    Tests for each group whether more or fewer genes have exactly these analyses than independent analyses would give.
    Only the {countOf(sungear.total, 'gene')} of the diagram count, not the genes that no analysis targets. The
    expected number is that total, times the share of genes of each analysis in the group, times the share that each
    other analysis leaves out. The p-value is two-sided (exact binomial test), corrected by{' '}
    {corrections[sungear.correction]} over the {countOf(sungear.intersects.length, 'group')}. Analyses of the same TF
    are not independent, and <code>and</code> and <code>not</code> choose the groups: expect small p-values then.
  </StatisticHelp>
);
