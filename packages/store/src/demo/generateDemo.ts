import type { DatasetContents } from '@trellis/core';
import { makeAliases } from './aliases.ts';
import { makeAnalyses } from './analyses.ts';
import { makeClusters, writeClusterInfo } from './clusters.ts';
import { amounts } from './counts.ts';
import { makeEdges } from './edges.ts';
import { factorsWithData, planExperiments } from './experiments.ts';
import { makeGenes } from './genes.ts';
import { makeLists } from './lists.ts';
import { makeModules } from './modules.ts';
import { clusterColumns, countMembers, individualColumns, nameIndividualMotifs } from './motifs.ts';
import { makeNetworks } from './networks.ts';
import { drawClusterSites } from './sites.ts';
import { speciesOf, type DemoSize } from './species.ts';
import { drawTargets } from './targets.ts';
import { chooseFactors } from './transcriptionFactors.ts';

/** Shown wherever demo data are shown. */
const demoLabel = 'synthetic demo data';

export interface DemoOptions {
  /** `arabidopsis`, `maize` or `rice`; any other name resembles arabidopsis with different random numbers. */
  readonly edition: string;
  readonly size: DemoSize;
}

/**
 * Makes a synthetic data set. It has the structure of real data, but nothing in it was measured. The same options give the
 * same data set on every machine. Takes less than a second for `small`; a few seconds and about 200 MB for `full`
 * arabidopsis.
 */
export function generateDemo({ edition, size }: DemoOptions): DatasetContents {
  const species = speciesOf(edition);
  const seed = `${edition}/${size}`;
  const wanted = amounts(species, size);
  const genes = makeGenes(seed, species, size);
  const clusters = makeClusters(seed, wanted.clusters);
  const withData = factorsWithData(species, size);
  const count = Math.max(withData, wanted.motifFactors);
  const allFactors = chooseFactors(seed, species, { genes, clusters, modules: wanted.modules, count });
  const factors = allFactors.slice(0, withData);
  const sites = clusters.map((cluster) => drawClusterSites(seed, cluster.name, genes.length));
  const modules = makeModules(seed, genes.length, wanted.modules);
  const experiments = planExperiments(seed, species, { size, genes: genes.length });
  const findings = drawTargets(seed, experiments, { genes, factors, modules, sites });
  const individual = nameIndividualMotifs(allFactors, wanted);
  const table = { sites, genes: genes.length };
  return {
    edition,
    label: demoLabel,
    genes,
    aliases: makeAliases(seed, species, genes),
    analyses: makeAnalyses(seed, findings, factors),
    edgeTypes: makeEdges(seed, { ...table, factors, interactions: wanted.interactionPairs }),
    motifs: {
      cluster: clusterColumns(seed, clusters, table),
      individual: individualColumns(seed, individual, table),
    },
    clusterInfo: writeClusterInfo(clusters, countMembers(clusters, individual)),
    lists: makeLists(seed, species, { genes, factors, findings }),
    networks: makeNetworks(seed, species, { genes, factors, findings, edges: wanted.networkEdges }),
    provenance: [],
    go: null,
    orthologs: [],
    tfFamilies: null,
  };
}
