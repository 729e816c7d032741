import type { SungearAnswer } from '@trellis/contract';
import { countOf } from '@trellis/core/formats';
import { corrections } from '@trellis/core/stats';
import { StatisticHelp } from '../../ui/ViewTitle.tsx';

/** Explains the test of the groups. */
export const SungearHelp = ({ sungear }: { readonly sungear: SungearAnswer }) => (
  <StatisticHelp name="this test" section="sungear" guide="statistics#sungear">
    Tests for each group whether more or fewer genes have exactly these analyses than independent analyses would give.
    {` ${drawnFrom(sungear)}`} The expected number is that of the genes that could be drawn, times the share of them
    in each analysis of the group, times the share that each other analysis leaves out. The p-value is two-sided
    (exact binomial test), corrected by {corrections[sungear.correction]} over the{' '}
    {countOf(sungear.intersects.length, 'group')}. Analyses of the same TF are not independent, and <code>and</code>{' '}
    and <code>not</code> choose the groups: expect small p-values then. More genes than expected can also come from
    genes that many TFs target: this test is not hub-corrected.
  </StatisticHelp>
);

/** Says which genes could be drawn. */
function drawnFrom({ total, universe }: SungearAnswer): string {
  if (universe === undefined) return `Only the ${countOf(total, 'gene')} of the diagram could be drawn.`;
  return `Any of ${countOf(universe, 'gene')} could be drawn: the background or all protein-coding genes; of a query with target lists, those in the lists. Other genes of a group are not tested.`;
}
