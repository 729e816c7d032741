import type { NetworkAnalysis } from '@trellis/core';
import { countOf } from '../../../ui/numbers.ts';
import { StatisticHelp } from '../../../ui/StatisticHelp.tsx';

/** Explains the comparison of loops with random networks. */
export const LoopsHelp = ({ loops: { samples } }: { readonly loops: NetworkAnalysis['loops'] }) => (
  <StatisticHelp name="this test" section="network" guide="network#analyze">
    Tests whether the network has more loops than chance gives, or fewer. It is compared with{' '}
    {countOf(samples, 'random network')} of the same genes, in which every gene keeps the number of its regulators and
    of its targets. A p-value is (1 + k) / (1 + n), where k of the n random networks have at least (enriched) or at
    most (depleted) as many loops; it is not corrected, and never below {smallest(samples)}. z is the distance from
    the random mean in standard deviations. Edges come from the analyses of the result, so TFs without an analysis
    have no targets here.
  </StatisticHelp>
);

/** The smallest p-value that so many random networks can give. */
const smallest = (samples: number): string => (1 / (1 + samples)).toPrecision(2);
