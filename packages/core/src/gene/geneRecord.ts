import { countBits, hasBit } from '../dataset/bitset.ts';
import { edgeTargets, type AdditionalEdgeType, type Dataset } from '../dataset/dataset.ts';
import { compareTexts } from '../compareTexts.ts';
import { groupBy } from '../groupBy.ts';
import { familiesOf } from '../genes/familiesOf.ts';
import type { NullList } from '../regulators/nullLists.ts';
import type { TargetSet } from '../regulators/targetSets.ts';
import type { MotifHits } from '../views/motifHits.ts';
import type { MotifInfo } from '../views/motifHits.ts';
import { orthologsOfGene, type GeneOrthologs, type OtherEdition } from './geneOrthologs.ts';
import { countEvidence, regulatorsOfGene, type GeneEvidenceCounts, type GeneRegulator } from './geneRegulators.ts';
import { specificityOfGene, type GeneSpecificity } from './specificity.ts';
import { termsOfGene, type GeneTerm } from './geneTerms.ts';
import { motifClustersOf, type TfMotifCluster } from './motifClusters.ts';
import { describeTf, type TfRecord } from './tfRecord.ts';

/** What is known about one gene of an edition. */
export interface GeneRecord {
  readonly edition: string;
  readonly id: string;
  /** Texts of the annotation; '' where it has none. */
  readonly symbol: string;
  readonly fullName: string;
  readonly type: string;
  readonly family: string;
  readonly aliases: readonly string[];
  /** Families in the table of TF families. */
  readonly tfFamilies: readonly string[];
  /** How many TFs of the version bind and regulate it. */
  readonly specificity: GeneSpecificity;
  /** What has it as a target: TFs, their publications, and analyses. */
  readonly evidence: GeneEvidenceCounts;
  readonly regulators: readonly GeneRegulator[];
  /** Types of additional edges that the gene has. */
  readonly additionalEdges: readonly GeneEdges[];
  /** Predefined gene lists that hold it, as `file: list`. */
  readonly lists: readonly string[];
  /** Predefined target networks that hold it. */
  readonly networks: readonly GeneNetwork[];
  /** A sentence for each predefined target network that cannot be read, where there are some. */
  readonly unreadNetworks?: readonly string[];
  /** Null without an ontology. */
  readonly terms: readonly GeneTerm[] | null;
  readonly orthologs: readonly GeneOrthologs[];
  readonly motifs: readonly GeneMotifs[];
  /** Motif clusters that it is a member of as a TF. */
  readonly motifClusters: readonly TfMotifCluster[];
  /** Null for a gene without analyses as a TF. */
  readonly tf: TfRecord | null;
}

/** Additional edges of one type. Each edge of an undirected type counts both ways. */
export interface GeneEdges {
  readonly type: string;
  readonly directed: boolean;
  /** Numbers of genes with an edge to the gene, and to which it has one. */
  readonly sources: number;
  readonly targets: number;
}

/** A target network that holds a gene: its regulators in it, and its targets. */
export interface GeneNetwork {
  readonly network: string;
  /** Ids of the genes with an edge to the gene. */
  readonly sources: readonly string[];
  /** Number of genes to which it has an edge. */
  readonly targets: number;
}

/** Hits of motif clusters in one region of a gene, most first, then by name. */
export interface GeneMotifs {
  readonly region: string;
  readonly clusters: readonly { readonly cluster: string; readonly hits: number }[];
}

/** What the store holds of a gene's edition, and the other editions. */
export interface GeneTables {
  readonly lists: readonly NullList[];
  readonly networks: readonly TargetSet<string>[];
  /** A sentence for each network that cannot be read. */
  readonly unreadNetworks?: readonly string[];
  /** Hits of the motif clusters, by region. */
  readonly motifs: readonly MotifHits[];
  readonly motifClusters: Iterable<MotifInfo>;
  readonly others: readonly OtherEdition[];
}

/** Collects what is known about a gene, given by its index. */
export function describeGene(dataset: Dataset, gene: number, tables: GeneTables): GeneRecord {
  const { id, name, fullName, type, family } = dataset.genes[gene];
  return {
    edition: dataset.edition,
    ...{ id, symbol: name, fullName, type, family },
    aliases: dataset.names.aliasesOf(gene),
    tfFamilies: familiesOf(dataset.tfFamilies, gene),
    specificity: specificityOfGene(dataset, gene),
    evidence: countEvidence(dataset, gene),
    regulators: regulatorsOfGene(dataset, gene),
    additionalEdges: dataset.edgeTypes
      .map((edges) => countEdges(edges, gene))
      .filter(({ sources, targets }) => sources + targets > 0),
    lists: tables.lists.filter(({ genes }) => hasBit(genes, gene)).map((list) => list.name),
    networks: networksWith(dataset, tables.networks, gene),
    ...(tables.unreadNetworks?.length && { unreadNetworks: tables.unreadNetworks }),
    terms: dataset.go && termsOfGene(dataset.go, gene),
    orthologs: orthologsOfGene(tables.others, gene),
    motifs: tables.motifs.map((hits) => motifsOf(hits, gene)).filter(({ clusters }) => clusters.length > 0),
    motifClusters: motifClustersOf(tables.motifClusters, id),
    tf: describeTf(dataset, gene, tables.others),
  };
}

/** Cost: one pass over all edges of the type, 2 ms for a million. */
function countEdges(edges: AdditionalEdgeType, gene: number): GeneEdges {
  const { name: type, directed } = edges;
  let sources = 0;
  for (const target of edges.targets) if (target === gene) sources++;
  return { type, directed, sources, targets: edgeTargets(edges, gene).length };
}

function networksWith({ genes }: Dataset, sets: readonly TargetSet<string>[], gene: number): GeneNetwork[] {
  const holding = sets.filter(({ tf, targets }) => tf === gene || hasBit(targets, gene));
  return Array.from(
    groupBy(holding, ({ source }) => source),
    ([network, found]) => ({
      network,
      sources: found.filter(({ targets }) => hasBit(targets, gene)).map(({ tf }) => genes[tf].id),
      targets: found.filter(({ tf }) => tf === gene).reduce((sum, { targets }) => sum + countBits(targets), 0),
    }),
  );
}

function motifsOf({ region, motifs, starts, motif, count }: MotifHits, gene: number): GeneMotifs {
  const clusters = Array.from({ length: starts[gene + 1] - starts[gene] }, (_, i) => {
    const at = starts[gene] + i;
    return { cluster: motifs[motif[at]], hits: count[at] };
  });
  return { region, clusters: clusters.sort((a, b) => b.hits - a.hits || compareTexts(a.cluster, b.cluster)) };
}
