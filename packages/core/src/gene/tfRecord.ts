import * as maths from '../maths/index.ts';
import {
  countBits,
  emptyBitset,
  forEachBit,
  hasBit,
  intersect,
  uniteInto,
  withoutGene,
  type Bitset,
} from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { Perturbation } from '../dataset/direction.ts';
import { publicationOf } from '../dataset/publication.ts';
import { groupBy } from '../groupBy.ts';
import { compareTexts } from '../compareTexts.ts';
import { editionModels } from '../degrees/editionModels.ts';
import { degreeSet, degreeUniverse, testOverlap } from '../degrees/overlapByDegrees.ts';
import { targetsOfTf, type TfTargets } from '../examples/tfTargets.ts';
import { recognizeGenes } from '../genes/recognizeGenes.ts';
import { allObservations } from '../network/edgeEvidence.ts';
import { listFunctions, type FunctionRow } from '../ontology/listFunctions.ts';
import { targetConservation } from '../orthologs/conservation.ts';
import type { ConservationRow } from '../orthologs/findOrthologs.ts';
import { countDirections } from '../result/edgeValues.ts';
import { concordanceOf, type Concordance } from '../views/concordance.ts';
import { boundSets, countStronger, type Stronger } from '../views/strongerBinding.ts';
import { log10Of } from '../stats/pValue.ts';
import type { OtherEdition } from './geneOrthologs.ts';
import { nameOf, type NamedGene } from './resolveGene.ts';
import { specificityOf } from './specificity.ts';

/** Maximum numbers of listed targets, and of listed functions of the targets. */
const [maxTargets, maxFunctions] = [20, 20];

/** What the analyses of a TF say about it. */
export interface TfRecord {
  /** The query for all of its analyses. */
  readonly query: string;
  readonly analyses: readonly TfAnalysis[];
  /** Number of genes that are a target in any of them. */
  readonly targets: number;
  /**
   * The first targets: more kinds of evidence first, then more publications, then more analyses; of equal evidence the most specific
   * first: fewest TFs that bind, then that regulate it, then by id.
   */
  readonly topTargets: readonly TfTarget[];
  /** Number of targets, listed or not, with as much evidence as the last listed one. */
  readonly equalTargets: number;
  /** Whether gain and loss experiments agree on directions; null without both. */
  readonly concordance: Concordance | null;
  /** Null without binding or without expression analyses. */
  readonly agreement: TfAgreement | null;
  /** The functions of its protein-coding targets with the smallest p-values; null without an ontology or such targets. */
  readonly functions: readonly TargetFunction[] | null;
  /** A row per ortholog with analyses. */
  readonly conservation: readonly TfConservation[];
}

/** One analysis of a TF. */
export interface TfAnalysis {
  readonly id: number;
  /** `TGA1 · DAP-seq · 699`. */
  readonly label: string;
  readonly kind: string;
  readonly edgeType: string;
  readonly technology: string;
  /** What the experiment did to the TF; null where its metadata do not state it. */
  readonly perturbation: Perturbation | null;
  /** Targets without the TF itself in an expression analysis, and those of them that the TF induces and represses. */
  readonly targets: number;
  readonly induced: number;
  readonly repressed: number;
}

export interface TfTarget extends NamedGene {
  readonly kinds: readonly string[];
  /** Number of publications whose analyses find it. */
  readonly publications: number;
  /** Number of analyses that find it. */
  readonly analyses: number;
  /** Numbers of TFs of the version that bind and that regulate it. */
  readonly boundBy: number;
  readonly regulatedBy: number;
}

/** Overlap of the bound and the regulated genes, among the protein-coding genes. */
export interface TfAgreement extends Stronger {
  readonly bound: number;
  readonly regulated: number;
  readonly both: number;
  /** Number of protein-coding genes. */
  readonly universe: number;
  /** Fisher's exact test, more than expected. */
  readonly p: number;
  readonly pLog10: number;
  /** The test by the degrees of genes; null without a model of them. */
  readonly degrees: { readonly expected: number; readonly p: number; readonly pLog10: number } | null;
}

/** A function of targets, without the genes. */
export type TargetFunction = Omit<FunctionRow, 'genes'>;

/** The comparison with an ortholog's targets in another edition. */
export interface TfConservation extends Omit<ConservationRow, 'tf'> {
  readonly edition: string;
}

/** Describes a TF by its analyses; null for a gene without any. Cost on 28,000 coding genes: up to 30 ms, most of it the functions. */
export function describeTf(dataset: Dataset, gene: number, others: readonly OtherEdition[]): TfRecord | null {
  const analyses = dataset.analysesByTf.get(gene);
  if (!analyses) return null;
  const targets = emptyBitset(dataset.genes.length);
  for (const analysis of analyses) uniteInto(targets, countedTargets(analysis));
  return {
    query: dataset.genes[gene].id,
    analyses: allObservations(dataset, gene).map(({ analysis, label }) =>
      describeAnalysis(analysis, { label, kind: dataset.evidence.kindOf(analysis) }),
    ),
    targets: countBits(targets),
    ...topTargets(dataset, analyses),
    concordance: concordanceOf(
      analyses
        .filter(({ expression }) => expression)
        .map((analysis) => ({ analysis, genes: intersect(countedTargets(analysis), dataset.coding) })),
    ),
    agreement: agreementOf(dataset, gene),
    functions: functionsOf(dataset, intersect(targets, dataset.coding)),
    conservation: others.flatMap((other) => conservationIn(dataset, other, gene)),
  };
}

function describeAnalysis(analysis: Analysis, { label, kind }: Pick<TfAnalysis, 'label' | 'kind'>): TfAnalysis {
  const present = countedTargets(analysis);
  const targets = countBits(present);
  const { induced, repressed } = countDirections(analysis, present, targets);
  return {
    id: analysis.id,
    label,
    kind,
    edgeType: analysis.metadata.get('EDGE_TYPE') ?? '',
    technology: analysis.metadata.get('TECHNOLOGY') ?? '',
    perturbation: analysis.perturbation ?? null,
    targets,
    induced,
    repressed,
  };
}

/** The targets of an analysis that count: in an expression analysis not the TF itself, which was perturbed by hand. */
const countedTargets = ({ expression, present, tf }: Analysis): Bitset =>
  expression ? withoutGene(present, tf) : present;

function topTargets(dataset: Dataset, analyses: readonly Analysis[]): Pick<TfRecord, 'topTargets' | 'equalTargets'> {
  const { evidence } = dataset;
  const labels = evidence.kinds.map(({ label }) => label);
  const kindOf = analyses.map((analysis) => labels.indexOf(evidence.kindOf(analysis)));
  const [counts, kinds] = [new Uint32Array(dataset.genes.length), new Uint32Array(dataset.genes.length)];
  analyses.forEach((analysis, i) => {
    const present = countedTargets(analysis);
    for (const gene of analysis.targets) {
      if (!hasBit(present, gene)) continue;
      counts[gene]++;
      kinds[gene] |= 1 << kindOf[i];
    }
  });
  const publications = countByPublication(dataset, analyses);
  const kindsIn = (bits: number) => labels.filter((_, kind) => bits & (1 << kind));
  const { boundBy, regulatedBy } = specificityOf(dataset);
  const targets = Array.from(counts.keys())
    .filter((gene) => counts[gene] > 0)
    .map((gene) => ({
      gene,
      kinds: kindsIn(kinds[gene]),
      publications: publications[gene],
      analyses: counts[gene],
      boundBy: boundBy[gene],
      regulatedBy: regulatedBy[gene],
    }))
    .sort(
      (a, b) => compareEvidence(a, b) || a.boundBy - b.boundBy || a.regulatedBy - b.regulatedBy || a.gene - b.gene,
    );
  const listed = targets.slice(0, maxTargets);
  const last = listed.at(-1);
  return {
    topTargets: listed.map(({ gene, ...found }) => ({ ...nameOf(dataset, gene), ...found })),
    equalTargets: last ? targets.filter((target) => compareEvidence(target, last) === 0).length : 0,
  };
}

/** More kinds of evidence first, then more publications, then more analyses. */
const compareEvidence = (a: Evidence, b: Evidence): number =>
  b.kinds.length - a.kinds.length || b.publications - a.publications || b.analyses - a.analyses;

type Evidence = Pick<TfTarget, 'kinds' | 'publications' | 'analyses'>;

/** The number of publications whose analyses find each gene. */
function countByPublication({ genes }: Dataset, analyses: readonly Analysis[]): Uint16Array {
  const counts = new Uint16Array(genes.length);
  for (const group of groupBy(analyses, publicationOf).values()) {
    const united = emptyBitset(genes.length);
    for (const analysis of group) uniteInto(united, countedTargets(analysis));
    forEachBit(united, (gene) => counts[gene]++);
  }
  return counts;
}

function agreementOf(dataset: Dataset, tf: number): TfAgreement | null {
  const { bound, regulated, directs, agreement } = targetsOfTf(dataset, tf);
  const [boundCount, regulatedCount] = [countBits(bound), countBits(regulated)];
  if (!boundCount || !regulatedCount) return null;
  const drawn = dataset.coding;
  const population = countBits(drawn);
  return {
    bound: boundCount,
    regulated: regulatedCount,
    both: directs,
    universe: population,
    p: maths.exp(agreement),
    pLog10: log10Of(agreement),
    degrees: agreementByDegrees(dataset, { bound, regulated, directs }),
    ...countStronger(boundSets(dataset, drawn), { tf, bound, regulated, population }),
  };
}

function agreementByDegrees(
  dataset: Dataset,
  { bound, regulated, directs }: Pick<TfTargets, 'bound' | 'regulated' | 'directs'>,
): TfAgreement['degrees'] {
  const within = degreeUniverse(editionModels(dataset, dataset.coding), dataset.coding);
  const sets = [
    degreeSet(within, { expression: false, genes: bound }),
    degreeSet(within, { expression: true, genes: regulated }),
  ] as const;
  const test = testOverlap(within, sets, directs);
  return test ? { expected: test.expected, p: maths.exp(test.greater), pLog10: log10Of(test.greater) } : null;
}

function functionsOf(dataset: Dataset, targets: Bitset): TargetFunction[] | null {
  const n = countBits(targets);
  if (!dataset.go || n === 0) return null;
  const list = { ...recognizeGenes(dataset, []), genes: targets, size: n };
  const requested = { list, universe: dataset.coding, N: countBits(dataset.coding), within: targets, n };
  const { rows } = listFunctions(dataset, dataset.go, { requested, limit: maxFunctions });
  return rows.map(({ genes: _, ...row }) => row);
}

function conservationIn(from: Dataset, { dataset: to, pairs }: OtherEdition, tf: number): TfConservation[] {
  const compared = { from, to, universe: from.coding, otherUniverse: to.coding, pairs };
  return targetConservation(compared, [tf])
    .map(({ ortholog, M, a, b, x, logP }) => ({
      edition: to.edition,
      ortholog: to.genes[ortholog].id,
      ...{ M, a, b, x },
      p: maths.exp(logP),
      pLog10: log10Of(logP),
    }))
    .sort((first, second) => compareTexts(first.ortholog, second.ortholog));
}
