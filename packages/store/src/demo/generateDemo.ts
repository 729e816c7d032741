import { noMotifSources, type DatasetContents, type Gene, type TfFamilies } from '@trellis/core/dataset';
import { makeAliases } from './aliases.ts';
import { makeAnalyses } from './analyses.ts';
import { writeClusterInfo } from './clusters.ts';
import { amounts } from './counts.ts';
import { makeEdges } from './edges.ts';
import { planExperiments } from './experiments.ts';
import { makeAnnotations } from './goAnnotations.ts';
import { makeLists } from './lists.ts';
import { clusterColumns, individualColumns, motifsOfClusters, nameIndividualMotifs } from './motifs.ts';
import { makeNetworks } from './networks.ts';
import { makeOntology } from './ontology.ts';
import { makeOrthologs } from './orthologs.ts';
import { makeSkeleton, seedOf } from './skeleton.ts';
import { speciesOf, type DemoSize, type DemoSpecies } from './species.ts';
import { drawTargets } from './targets.ts';
import { valueOf } from '@trellis/core';
import { packFamilies } from '../import/tfFamilies.ts';
import { randomFor } from './random.ts';

/** Families that some TFs belong to as well, as in real tables. */
const relatives: Readonly<Record<string, string>> = {
  MYB: 'MYB_related',
  B3: 'ARF',
  'AP2-EREBP': 'B3',
  'HD-ZIP': 'TALE',
};

/** The families of all TFs of the annotation; one TF in twelve of some families has a second one. */
function makeTfFamilies(seed: string, genes: readonly Gene[]): TfFamilies | null {
  const random = randomFor(seed, 'TF families');
  const members = new Map<number, Set<string>>();
  genes.forEach(({ type, family }, gene) => {
    if (type !== 'TXNFACTOR') return;
    const relative = valueOf(relatives, family);
    const second = relative !== undefined && random.chance(1 / 12) ? [relative] : [];
    members.set(gene, new Set([family, ...second]));
  });
  return packFamilies(members, genes.length);
}

/** Shown wherever demo data are shown. */
export const demoLabel = 'synthetic demo data';

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
  const seed = seedOf(edition, size);
  const wanted = amounts(species, size);
  const skeleton = makeSkeleton(edition, size);
  const { genes, clusters, allFactors, factors, sites, modules } = skeleton;
  const experiments = planExperiments(seed, species, { size, genes: genes.length });
  const findings = drawTargets(seed, experiments, { genes, factors, modules, sites });
  const individual = nameIndividualMotifs(allFactors, wanted);
  const table = { sites, genes: genes.length };
  const lists = makeLists(seed, species, { genes, factors, findings });
  const ontology = makeOntology();
  const functions = { ontology, genes, modules, moduleCount: wanted.modules, lists };
  return {
    edition,
    label: demoLabel,
    settings: null,
    genes,
    aliases: makeAliases(seed, species, genes),
    analyses: makeAnalyses(seed, findings, factors),
    edgeTypes: makeEdges(seed, { ...table, factors, interactions: wanted.interactionPairs }),
    motifs: {
      cluster: clusterColumns(seed, clusters, table),
      individual: individualColumns(seed, individual, table),
    },
    motifSources: noMotifSources,
    clusterInfo: writeClusterInfo(clusters, motifsOfClusters(clusters, individual)),
    lists,
    networks: makeNetworks(seed, species, { genes, factors, findings, edges: wanted.networkEdges }),
    provenance: [],
    go: { ontology, annotations: makeAnnotations(seed, species, functions) },
    orthologs: orthologEditions(species).map((other) =>
      makeOrthologs(seed, { ...skeleton, findings }, { edition: other, size }),
    ),
    tfFamilies: makeTfFamilies(seed, genes),
    regulatorBenchmark: [],
  };
}

/** The editions with a file of orthologs; as in real data only arabidopsis has them, and the other side reads them too. */
const orthologEditions = (species: DemoSpecies): readonly string[] =>
  species === 'arabidopsis' ? ['maize', 'rice'] : [];
