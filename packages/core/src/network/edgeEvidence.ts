import { hasBit, unite, type Bitset } from '../dataset/bitset.ts';
import { edgeTargets, targetIndex, type Analysis, type Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { groupBy } from '../groupBy.ts';
import { presentBeforeTargetLists, type Result } from '../result/result.ts';
import { analysisLabelOf, labelsOfAnalyses } from '../views/analysisLabels.ts';
import { edgeName, edgeKindOf, type EdgeKind } from '../views/edgeNames.ts';
import type { NetworkGene } from './analyzeNetwork.ts';

/** One analysis of a TF, and its targets that count as edges. */
export interface Observation {
  readonly analysis: Analysis;
  /** `TGA1 · DAP-seq · 699`, or the name that the user gave. */
  readonly label: string;
  readonly present: Bitset;
}

/** The evidence of one analysis for an edge. */
export interface Evidence {
  /** Label of the analysis. */
  readonly analysis: string;
  readonly analysisId: number;
  /** Name of the edge, e.g. `in planta:Regulated:INDUCED`. */
  readonly edge: string;
  readonly type: EdgeKind;
  /** null if the analysis has none. */
  readonly log2fc: number | null;
  readonly p: number | null;
  readonly technology: string;
  /** Whether the target is the TF of an expression analysis, which was perturbed by hand. */
  readonly isSelf?: true;
}

/** All evidence for an edge of a network. */
export interface EdgeEvidence {
  readonly source: NetworkGene;
  readonly target: NetworkGene;
  /** The shown analyses that found the edge, by id. */
  readonly analyses: readonly Evidence[];
  /** Types of additional edges between the two. */
  readonly features: readonly string[];
}

/**
 * The shown analyses of each TF of a result, before target lists. Several columns of one analysis, with different filters,
 * are one observation.
 */
export function observationsOf(result: Result): Map<number, Observation[]> {
  const byAnalysis = groupBy(result.columnsBeforeTargetLists, ({ analysis }) => analysis);
  const observations = Array.from(byAnalysis, ([analysis, columns]): Observation => {
    const label = analysisLabelOf(result, analysis.id);
    return { analysis, label, present: columns.map(presentBeforeTargetLists).reduce(unite) };
  });
  return groupBy(observations, ({ analysis }) => analysis.tf);
}

const known = new WeakMap<readonly Analysis[], readonly Observation[]>();

/** All analyses of a TF, with all their targets. Computed once per TF: a gene page asks for hundreds of TFs. */
export function allObservations(dataset: Dataset, tf: number): readonly Observation[] {
  const analyses = dataset.analysesByTf.get(tf) ?? [];
  const observations = known.get(analyses) ?? observe(dataset, analyses);
  known.set(analyses, observations);
  return observations;
}

function observe(dataset: Dataset, analyses: readonly Analysis[]): Observation[] {
  const labels = labelsOfAnalyses(dataset, analyses);
  return analyses.map((analysis) => ({
    analysis,
    label: labels.get(analysis.id) ?? String(analysis.id),
    present: analysis.present,
  }));
}

/** The evidence of a TF's analyses for its edge to a gene, by id of the analysis. */
export function evidenceFor(observations: readonly Observation[], target: number): Evidence[] {
  const sorted = [...observations].sort((a, b) => a.analysis.id - b.analysis.id);
  return sorted.flatMap(({ analysis, label, present }) => {
    const place = hasBit(present, target) ? targetIndex(analysis, target) : -1;
    if (place < 0) return [];
    const [log2fc, p] = [analysis.log2fc?.[place] ?? NaN, analysis.pvalue?.[place] ?? NaN];
    const type = edgeKindOf(analysis, log2fc);
    return [
      {
        analysis: label,
        analysisId: analysis.id,
        edge: edgeName(analysis, type),
        type,
        log2fc: finite(log2fc),
        p: finite(p),
        technology: analysis.metadata.get('TECHNOLOGY') ?? '',
        ...(analysis.expression && analysis.tf === target && { isSelf: true as const }),
      },
    ];
  });
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Collects the evidence for an edge. Throws `unknown-tf` for a source without shown analyses, and the errors of `findGene`. */
export function edgeEvidence(result: Result, { source, target }: { source: string; target: string }): EdgeEvidence {
  const { dataset } = result;
  const from = findGene(dataset, source);
  const to = findGene(dataset, target);
  const observations = observationsOf(result).get(from);
  if (!observations) throw noTf(dataset, from);
  const types = dataset.edgeTypes.filter((type) => edgeTargets(type, from).includes(to));
  return {
    source: nameGene(dataset, from),
    target: nameGene(dataset, to),
    analyses: evidenceFor(observations, to),
    features: types.map(({ name }) => name),
  };
}

/** Index of a gene by any of its names. Throws `unknown-gene` and `ambiguous-name`. */
export function findGene(dataset: Dataset, name: string): number {
  const match = dataset.names.find(name.trim());
  if (match.kind === 'gene') return match.gene;
  const shown = name.trim().slice(0, 60);
  if (match.kind === 'unknown') throw new TrellisError('unknown-gene', `There is no gene "${shown}".`);
  const ids = match.genes.map((gene) => dataset.genes[gene].id).join(' or ');
  throw new TrellisError('ambiguous-name', `The name "${shown}" is ambiguous: say ${ids}.`);
}

export const nameGene = ({ genes }: Dataset, gene: number): NetworkGene => ({
  gene: genes[gene].id,
  symbol: genes[gene].name,
});

/** The error for a gene without shown analyses. */
export const noTf = (dataset: Dataset, gene: number): TrellisError =>
  new TrellisError('unknown-tf', `${dataset.genes[gene].id} is not a TF of this result.`);
