import { StatisticHelp } from '../../../ui/StatisticHelp.tsx';

/** Explains the measures of a gene's place in the network. */
export const HubsHelp = () => (
  <StatisticHelp name="these measures" section="network" guide="network#analyze">
    The out-degree of a TF is the number of its targets, the in-degree of a gene the number of TFs that target it.
    Betweenness is the share of the shortest paths between other genes that pass through a gene. They describe this
    network and are not tests. A TF with many analyses, or with binding analyses of many peaks, has a high out-degree
    for that reason alone.
  </StatisticHelp>
);
