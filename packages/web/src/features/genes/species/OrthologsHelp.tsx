import { StatisticHelp } from '../../../ui/StatisticHelp.tsx';

/** Explains how a list is carried over to another species. */
export const OrthologsHelp = () => (
  <StatisticHelp name="orthologs" section="other-species" guide="gene-lists#orthologs">
    Each gene of the list is replaced by all of its orthologs in the other species, from the tables of the data set;
    where two species have no table, the orthologs are inferred through a third one that both have one with. Genes
    with several orthologs make the new list longer, and genes without orthologs are lost. With “Only one-to-one” a
    pair counts only if both genes have no other partner. No test is made here.
  </StatisticHelp>
);
