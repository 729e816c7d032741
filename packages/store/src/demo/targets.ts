import type { Gene } from '@trellis/core/dataset';
import { isCoding } from './coding.ts';
import type { Experiment, Technique } from './experiments.ts';
import type { Modules } from './modules.ts';
import { randomFor } from './random.ts';
import { drawWeighted } from './sampling.ts';
import { genesWithin, type Sites } from './sites.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Input that determines the targets of a TF. */
export interface Landscape {
  readonly genes: readonly Gene[];
  readonly factors: readonly Factor[];
  readonly modules: Modules;
  /** Promoter sites per cluster. */
  readonly sites: readonly Sites[];
}

/** An experiment with the genes it found, ascending. */
export interface Finding extends Experiment {
  readonly targets: Uint32Array;
}

/** Factors by which genes in a TF's modules, or with its sites, are more likely to be targets. */
interface Pull {
  readonly module: number;
  readonly site: number;
}

const pulls: Record<Technique, Pull> = {
  DAP: { module: 1.3, site: 8 },
  ampDAP: { module: 1.2, site: 9 },
  ChIP: { module: 2, site: 5 },
  inPlanta: { module: 6, site: 1 },
  TARGET: { module: 5, site: 1.2 },
};

/** Factor for genes found by the first experiment of the same type. */
const repeatPull = 15;

/** Factor for genes bound by the TF in earlier experiments. */
const boundPull: Record<Technique, number> = { DAP: 1, ampDAP: 1, ChIP: 3, inPlanta: 4.5, TARGET: 5.5 };

const isBinding = (technique: Technique): boolean => technique !== 'inPlanta' && technique !== 'TARGET';

/**
 * Draws the targets of all experiments, in the given order. The probability of a gene depends on its general readiness, the
 * TF's modules, its sites in the promoter and the results of earlier experiments on the same TF.
 */
export function drawTargets(seed: string, experiments: readonly Experiment[], landscape: Landscape): Finding[] {
  const base = {
    bound: readiness(seed, 'bound', landscape.genes),
    regulated: readiness(seed, 'regulated', landscape.genes),
  };
  const affinity = siteAffinity(landscape);
  const findings: Finding[] = [];
  for (const experiment of experiments) {
    const { factor, technique, round, size } = experiment;
    const weights = isBinding(technique) ? base.bound.slice() : base.regulated.slice();
    pullModules(weights, landscape.modules, {
      modules: landscape.factors[factor].modules,
      by: pulls[technique].module,
    });
    if (pulls[technique].site > 1) affinity(weights, factor, pulls[technique].site);
    pullEvidence(weights, experiment, findings);
    const random = randomFor(seed, 'targets', factor, technique, round);
    findings.push({ ...experiment, targets: drawWeighted(random, weights, size) });
  }
  return findings;
}

/** Weight of each gene in any experiment: high for a few genes, low for non-coding ones. */
function readiness(seed: string, kind: string, genes: readonly Gene[]): Float64Array {
  const random = randomFor(seed, 'readiness', kind);
  return Float64Array.from(genes, (gene) => {
    const weight = (0.1 + random.uniform()) * (0.1 + random.uniform());
    return isCoding(gene) ? weight : weight / 12;
  });
}

/** Raises the weights of genes in a TF's modules, most for the main one. */
function pullModules(
  weights: Float64Array,
  { first, second }: Modules,
  { modules, by }: { modules: readonly number[]; by: number },
): void {
  const strength = new Float64Array(256).fill(1);
  modules.forEach((module, rank) => (strength[module] = Math.max(strength[module], 1 + (by - 1) / (rank + 1))));
  for (let gene = 0; gene < weights.length; gene++) {
    weights[gene] *= Math.max(strength[first[gene]], strength[second[gene]]);
  }
}

/** Raises the weights of genes with sites of the TF's clusters, most for the best cluster and within 500 bp. */
function siteAffinity({ factors, sites, genes }: Landscape) {
  const near = sites.map((cluster) => marks(genes.length, genesWithin(cluster, 500)));
  const far = sites.map((cluster) => marks(genes.length, genesWithin(cluster, 2000)));
  return (weights: Float64Array, factor: number, by: number): void => {
    factors[factor].clusters.forEach((cluster, rank) => {
      const extra = (by - 1) / (rank === 0 ? 1 : 2);
      const [a, b] = [near[cluster], far[cluster]];
      for (let gene = 0; gene < weights.length; gene++) {
        if (a[gene]) weights[gene] *= 1 + extra;
        else if (b[gene]) weights[gene] *= 1 + extra / 8;
      }
    });
  };
}

function pullEvidence(weights: Float64Array, experiment: Experiment, findings: readonly Finding[]): void {
  const binding = isBinding(experiment.technique);
  const ofFactor = findings.filter((finding) => finding.factor === experiment.factor);
  const bound = new Uint8Array(weights.length);
  for (const { technique, targets } of ofFactor) {
    if (isBinding(technique)) for (const gene of targets) bound[gene] = 1;
  }
  const by = boundPull[experiment.technique];
  weights.forEach((weight, gene) => (weights[gene] = bound[gene] ? weight * by : weight));
  if (experiment.round === 0) return;
  const before = ofFactor.filter((finding) => isBinding(finding.technique) === binding && finding.round === 0);
  for (const gene of before.at(-1)?.targets ?? []) weights[gene] *= repeatPull;
}

function marks(size: number, members: Iterable<number>): Uint8Array {
  const marked = new Uint8Array(size);
  for (const member of members) marked[member] = 1;
  return marked;
}
