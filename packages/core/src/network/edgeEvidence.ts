import { hasBit, intersect, unite, type Bitset } from '../dataset/bitset.ts';
import { edgeTargets, targetIndex, type Analysis, type Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { groupBy } from '../groupBy.ts';
import { analysisName } from '../result/names.ts';
import type { Result } from '../result/result.ts';
import { edgeName, edgeKindOf, type EdgeKind } from '../views/edgeNames.ts';
import type { NetworkGene } from './analyzeNetwork.ts';

/** One analysis of a TF, and the targets of it that count. */
export interface Observation {
  readonly analysis: Analysis;
  /** As users see it. */
  readonly name: string;
  readonly present: Bitset;
}

/** What one analysis says of an edge. */
export interface Evidence {
  readonly analysis: string;
  readonly analysisId: number;
  /** Name of the edge, e.g. `in planta:Regulated:INDUCED`. */
  readonly edge: string;
  readonly type: EdgeKind;
  /** null where the analysis reports none. */
  readonly log2fc: number | null;
  readonly p: number | null;
  readonly technology: string;
}

/** What is known of an edge of a network. */
export interface EdgeEvidence {
  readonly source: NetworkGene;
  readonly target: NetworkGene;
  /** The shown analyses that found it. */
  readonly analyses: readonly Evidence[];
  /** Types of additional edges between the two. */
  readonly features: readonly string[];
}

/**
 * The shown analyses of each TF of a result, as they were before the target lists cut them. One that a query brings in
 * twice, by different filters, is one.
 */
export function observationsOf({ columnsBeforeTargetLists }: Result): Map<number, Observation[]> {
  const readings = new Map<number, Observation[]>();
  for (const columns of groupBy(columnsBeforeTargetLists, ({ analysis }) => analysis.id).values()) {
    const { analysis, state } = columns[0];
    const present = columns.map(({ cellsBeforeTargetLists }) => cellsBeforeTargetLists).reduce(unite);
    const name = state.version > 0 ? state.name : analysisName(analysis);
    const reading = { analysis, name, present: intersect(present, analysis.present) };
    const group = readings.get(analysis.tf);
    if (group) group.push(reading);
    else readings.set(analysis.tf, [reading]);
  }
  return readings;
}

/** All analyses of a TF, with all their targets. */
export const allObservations = ({ analysesByTf }: Dataset, tf: number): Observation[] =>
  (analysesByTf.get(tf) ?? []).map((analysis) => ({
    analysis,
    name: analysisName(analysis),
    present: analysis.present,
  }));

/** What analyses of one TF say of its edge to a gene, by id of the analysis. */
export function evidenceFor(readings: readonly Observation[], target: number): Evidence[] {
  const sorted = [...readings].sort((a, b) => a.analysis.id - b.analysis.id);
  return sorted.flatMap(({ analysis, name, present }) => {
    const place = hasBit(present, target) ? targetIndex(analysis, target) : -1;
    if (place < 0) return [];
    const [log2fc, p] = [analysis.log2fc?.[place] ?? NaN, analysis.pvalue?.[place] ?? NaN];
    const type = edgeKindOf(analysis, log2fc);
    return [
      {
        analysis: name,
        analysisId: analysis.id,
        edge: edgeName(analysis, type),
        type,
        log2fc: finite(log2fc),
        p: finite(p),
        technology: analysis.metadata.get('TECHNOLOGY') ?? '',
      },
    ];
  });
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** The analyses behind an edge. Throws `unknown-tf` for a source that is no TF of the result, `unknown-gene` for a target. */
export function edgeEvidence(result: Result, { source, target }: { source: string; target: string }): EdgeEvidence {
  const { dataset } = result;
  const from = findGene(dataset, source);
  const to = findGene(dataset, target);
  const readings = observationsOf(result).get(from);
  if (!readings) throw noTf(dataset, from);
  const holds = dataset.edgeTypes.filter((type) => edgeTargets(type, from).includes(to));
  return {
    source: nameGene(dataset, from),
    target: nameGene(dataset, to),
    analyses: evidenceFor(readings, to),
    features: holds.map(({ name }) => name),
  };
}

/** Index of a gene by any of its names. Throws `unknown-gene` and `ambiguous-name`. */
export function findGene(dataset: Dataset, name: string): number {
  const match = dataset.names.find(name.trim());
  if (match.kind === 'gene') return match.gene;
  const said = name.trim().slice(0, 60);
  if (match.kind === 'unknown') throw new TrellisError('unknown-gene', `There is no gene "${said}".`);
  const ids = match.genes.map((gene) => dataset.genes[gene].id).join(' or ');
  throw new TrellisError('ambiguous-name', `The name "${said}" is ambiguous: say ${ids}.`);
}

export const nameGene = ({ genes }: Dataset, gene: number): NetworkGene => ({
  gene: genes[gene].id,
  symbol: genes[gene].name,
});

/** The error of a gene that has no shown analysis. */
export const noTf = (dataset: Dataset, gene: number): TrellisError =>
  new TrellisError('unknown-tf', `${dataset.genes[gene].id} is no TF of this result.`);
