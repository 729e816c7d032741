import type { AuprData } from '@trellis/contract';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';
import { formatCount } from '../../ui/numbers.ts';

/** Explains precision, recall, the area under their curve, and its comparison with chance. */
export const AuprHelp = ({ aupr: { predictions, shuffles } }: { readonly aupr: AuprData }) => (
  <StatisticHelp
    name="precision and recall"
    section="aupr--area-under-precision-recall"
    guide="statistics#precision-and-recall"
  >
    Takes the {formatCount(predictions)} predictions in the order of their ranks. Precision is the share of the
    predictions so far that a shown analysis validates; recall is the share of all validated predictions found so far.
    Only TFs with a validated prediction can be judged, and predictions of other TFs are left out. The area under the
    curve (AUPR) is compared with {formatCount(shuffles)} shuffles of the validated predictions within each TF: it
    asks whether the network ranks the targets of a TF, and not whether it ranks TFs with many targets first. p is (1
    + k) / (1 + n), where k of the n shuffles have an area at least as large. An edge that no analysis found counts as
    wrong, although the experiments may have missed it, so the precision is a lower bound.
  </StatisticHelp>
);
