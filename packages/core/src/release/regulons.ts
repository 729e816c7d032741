import { bitsToIndices, hasBit, unite } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { directionOf, type Perturbation } from '../dataset/direction.ts';
import { perturbationOf } from './perturbation.ts';

/** The targets of one TF, column by column, ascending by target. */
export interface Regulon {
  /** Gene index of the TF. */
  readonly tf: number;
  /** Gene indices. */
  readonly targets: Uint32Array;
  /** A `Direction` each. */
  readonly modes: Int8Array;
  /** The mode times the confidence in it, above -1 and below 1; 0 exactly where the mode is 0. */
  readonly weights: Float64Array;
  /** Share of the TF's analyses that found the target, above 0 and at most 1. */
  readonly support: Float64Array;
  readonly evidence: EvidenceCounts;
}

/** Numbers of analyses for each target: in which the TF induces it, represses it, binds it, regulates it without a direction. */
export interface EvidenceCounts {
  readonly induced: Uint16Array;
  readonly repressed: Uint16Array;
  readonly bound: Uint16Array;
  readonly undirected: Uint16Array;
}

/**
 * Returns the confidence in a mode: (most - least) / (analyses + 1), over the analyses that show a direction. One analysis
 * alone gives 0.5, four that agree 0.8, three against one 0.4, and a tie 0: then the mode is not known.
 */
export function confidenceOf(induced: number, repressed: number): number {
  return Math.abs(induced - repressed) / (induced + repressed + 1);
}

/**
 * Yields the regulon of each TF, in the order of gene ids, from all targets that count as edges. The mode of an edge is that of
 * most of its expression analyses; binding says nothing about the direction. Cost: one pass over the interactions.
 */
export function* regulonsOf(dataset: Dataset): Generator<Regulon> {
  const counts = emptyCounts(dataset.genes.length);
  for (const [tf, analyses] of dataset.analysesByTf) {
    for (const kind of evidenceKinds) counts[kind].fill(0);
    for (const analysis of analyses) addEvidence(counts, analysis, perturbationOf(analysis, dataset).perturbation);
    const targets = bitsToIndices(analyses.map(({ present }) => present).reduce(unite));
    yield summarize(tf, targets, counts, analyses.length);
  }
}

const evidenceKinds = ['induced', 'repressed', 'bound', 'undirected'] as const;

const emptyCounts = (size: number): EvidenceCounts => ({
  induced: new Uint16Array(size),
  repressed: new Uint16Array(size),
  bound: new Uint16Array(size),
  undirected: new Uint16Array(size),
});

/** Counts the targets of an analysis that count as edges, by gene index. */
function addEvidence(counts: EvidenceCounts, analysis: Analysis, perturbation: Perturbation | undefined): void {
  const { targets, log2fc, present, expression } = analysis;
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i];
    if (!hasBit(present, target)) continue;
    const effect = expression && log2fc ? directionOf(log2fc[i], perturbation) : 0;
    if (effect > 0) counts.induced[target]++;
    else if (effect < 0) counts.repressed[target]++;
    else if (expression) counts.undirected[target]++;
    else counts.bound[target]++;
  }
}

function summarize(tf: number, targets: Uint32Array, counts: EvidenceCounts, analyses: number): Regulon {
  const evidence = emptyCounts(targets.length);
  const [modes, weights] = [new Int8Array(targets.length), new Float64Array(targets.length)];
  const support = new Float64Array(targets.length);
  for (let i = 0; i < targets.length; i++) {
    let found = 0;
    for (const kind of evidenceKinds) found += evidence[kind][i] = counts[kind][targets[i]];
    const [induced, repressed] = [evidence.induced[i], evidence.repressed[i]];
    modes[i] = Math.sign(induced - repressed);
    weights[i] = modes[i] * confidenceOf(induced, repressed);
    support[i] = found / analyses;
  }
  return { tf, targets, modes, weights, support, evidence };
}
