import { hasBit } from '../dataset/bitset.ts';
import { edgeTargets, type Dataset } from '../dataset/dataset.ts';
import { countPublications } from '../dataset/publication.ts';
import { groupBy } from '../groupBy.ts';
import { compareTexts } from '../compareTexts.ts';
import { allObservations, evidenceFor, type Evidence } from '../network/edgeEvidence.ts';

/** A TF that binds or regulates a gene. */
export interface GeneRegulator {
  readonly tf: string;
  readonly symbol: string;
  /** Kinds of evidence, in the order in which they are shown. */
  readonly kinds: readonly string[];
  /** Number of publications of these analyses, without those that perturbed the gene itself. */
  readonly publications: number;
  /** Analyses of the TF in which the gene is a target, by id. */
  readonly analyses: readonly GeneEvidence[];
  /** Types of additional edges from the TF to the gene. */
  readonly additionalEdges: readonly string[];
}

/** The evidence of one analysis. */
export interface GeneEvidence extends Evidence {
  readonly kind: string;
}

/**
 * The TFs of which any analysis has the gene as a target: those with more kinds of evidence first, then those with more
 * publications, then those with more analyses, then by id. TFs with additional edges alone are not listed.
 */
export function regulatorsOfGene(dataset: Dataset, gene: number): GeneRegulator[] {
  const found = dataset.analyses.filter(({ present }) => hasBit(present, gene));
  return [...groupBy(found, ({ tf }) => tf).keys()]
    .map((tf) => regulatorOf(dataset, tf, gene))
    .sort(
      (a, b) =>
        b.kinds.length - a.kinds.length ||
        b.publications - a.publications ||
        b.analyses.length - a.analyses.length ||
        compareTexts(a.tf, b.tf),
    );
}

/** How much says that a gene is a target, without experiments that perturbed the gene itself. */
export interface GeneEvidenceCounts {
  readonly tfs: number;
  readonly publications: number;
  readonly analyses: number;
}

/** Counts TFs, then the publications of their analyses, then analyses: 25 samples of one study are one publication. */
export function countEvidence({ analyses }: Pick<Dataset, 'analyses'>, gene: number): GeneEvidenceCounts {
  const found = analyses.filter(
    ({ present, expression, tf }) => hasBit(present, gene) && !(expression && tf === gene),
  );
  return {
    tfs: new Set(found.map(({ tf }) => tf)).size,
    publications: countPublications(found),
    analyses: found.length,
  };
}

function regulatorOf(dataset: Dataset, tf: number, gene: number): GeneRegulator {
  const { id, name } = dataset.genes[tf];
  const observations = allObservations(dataset, tf);
  const kindOf = new Map(observations.map(({ analysis }) => [analysis.id, dataset.evidence.kindOf(analysis)]));
  const analyses = evidenceFor(observations, gene).flatMap((evidence): GeneEvidence[] => {
    const kind = kindOf.get(evidence.analysisId);
    return kind ? [{ ...evidence, kind }] : [];
  });
  return {
    tf: id,
    symbol: name,
    kinds: dataset.evidence.kinds
      .map(({ label }) => label)
      .filter((kind) => analyses.some((evidence) => evidence.kind === kind)),
    publications: countPublications(
      observations
        .filter(({ analysis, present }) => hasBit(present, gene) && !(analysis.expression && analysis.tf === gene))
        .map(({ analysis }) => analysis),
    ),
    analyses,
    additionalEdges: dataset.edgeTypes
      .filter((type) => edgeTargets(type, tf).includes(gene))
      .map(({ name: type }) => type),
  };
}
