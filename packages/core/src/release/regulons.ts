import { hasBit } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { perturbationOf, type Perturbation } from './perturbation.ts';

/** How a TF regulates a target: 1 induces, -1 represses, 0 not known. */
export type ModeOfRegulation = 1 | -1 | 0;

/** All evidence for one TF and one of its targets. */
export interface RegulonEdge {
  /** Gene index of the target. */
  readonly target: number;
  readonly mode: ModeOfRegulation;
  /** The mode times the confidence in it, above -1 and below 1; 0 exactly when the mode is 0. */
  readonly weight: number;
  /** Share of the TF's analyses that found the target, above 0 and at most 1. */
  readonly support: number;
  /** Numbers of analyses: in which the TF induces or represses the target, binds it, and regulates it without a direction. */
  readonly induced: number;
  readonly repressed: number;
  readonly bound: number;
  readonly undirected: number;
}

/** The targets of one TF. */
export interface Regulon {
  /** Gene index of the TF. */
  readonly tf: number;
  /** Ascending by target. */
  readonly edges: readonly RegulonEdge[];
}

/**
 * Returns the effect of a TF on a target that one analysis shows: the sign of the fold change where the TF was more active,
 * its opposite where the TF was lost. A fold change of 0 or none shows no effect. An experiment whose metadata do not say what
 * it did to the TF counts as a gain, the way in which the site names targets induced and repressed.
 */
export function effectOf(log2fc: number, perturbation: Perturbation | undefined): ModeOfRegulation {
  if (!(Math.abs(log2fc) > 0)) return 0;
  return log2fc > 0 === (perturbation !== 'loss') ? 1 : -1;
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
  const counts = new Tally(dataset.genes.length);
  for (const [tf, analyses] of dataset.analysesByTf) {
    counts.clear();
    for (const analysis of analyses) counts.add(analysis, perturbationOf(analysis, dataset).perturbation);
    yield { tf, edges: counts.edges(analyses.length) };
  }
}

/** Counts of the analyses of one TF by target and kind of evidence. */
class Tally {
  private readonly induced: Uint16Array;
  private readonly repressed: Uint16Array;
  private readonly bound: Uint16Array;
  private readonly undirected: Uint16Array;

  constructor(genes: number) {
    [this.induced, this.repressed, this.bound, this.undirected] = Array.from(
      { length: 4 },
      () => new Uint16Array(genes),
    );
  }

  clear(): void {
    for (const counts of [this.induced, this.repressed, this.bound, this.undirected]) counts.fill(0);
  }

  add(analysis: Analysis, perturbation: Perturbation | undefined): void {
    const { targets, log2fc, present, expression } = analysis;
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i];
      if (!hasBit(present, target)) continue;
      const effect = expression && log2fc ? effectOf(log2fc[i], perturbation) : 0;
      if (effect > 0) this.induced[target]++;
      else if (effect < 0) this.repressed[target]++;
      else if (expression) this.undirected[target]++;
      else this.bound[target]++;
    }
  }

  edges(analyses: number): RegulonEdge[] {
    const edges: RegulonEdge[] = [];
    for (let target = 0; target < this.bound.length; target++) {
      const [induced, repressed] = [this.induced[target], this.repressed[target]];
      const [bound, undirected] = [this.bound[target], this.undirected[target]];
      const found = induced + repressed + bound + undirected;
      if (found === 0) continue;
      const mode = induced > repressed ? 1 : induced < repressed ? -1 : 0;
      const weight = mode === 0 ? 0 : mode * confidenceOf(induced, repressed);
      edges.push({ target, mode, weight, support: found / analyses, induced, repressed, bound, undirected });
    }
    return edges;
  }
}
