import { compareTexts } from '@trellis/core';
import type { Gene, NamedText } from '@trellis/core/dataset';
import { networkNames } from './listPlans.ts';
import { randomFor, type DemoRandom } from './random.ts';
import type { DemoSpecies } from './species.ts';
import type { Finding } from './targets.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Input of the networks. */
export interface NetworkSources {
  readonly genes: readonly Gene[];
  readonly factors: readonly Factor[];
  readonly findings: readonly Finding[];
  /** Number of edges of the ranked network. */
  readonly edges: number;
}

/** A predicted edge; `source` is the index of a TF, `target` that of a gene. */
interface Prediction {
  readonly source: number;
  readonly target: number;
  readonly score: number;
}

/** Makes the predefined target networks, sorted by name. */
export function makeNetworks(seed: string, species: DemoSpecies, sources: NetworkSources): NamedText[] {
  const [ranked, plain] = networkNames[species];
  const predictions = predict(randomFor(seed, 'network'), sources);
  const core = predictions.slice(0, Math.floor(predictions.length / 20)).filter((_, i) => i % 2 === 0);
  const networks = [
    { name: ranked, text: networkText(predictions, sources, { edge: 'regulates', scored: true }) },
    { name: plain, text: networkText(core, sources, { edge: 'core', scored: false }) },
  ];
  return networks.sort((a, b) => compareTexts(a.name, b.name));
}

/** Writes tab-separated lines `source edge target [score]`, best first. */
function networkText(
  predictions: readonly Prediction[],
  { genes, factors }: NetworkSources,
  { edge, scored }: { readonly edge: string; readonly scored: boolean },
): string {
  const lines = predictions.map(({ source, target, score }) => {
    const columns = [factors[source].id, edge, genes[target].id];
    return (scored ? [...columns, score.toFixed(3)] : columns).join('\t');
  });
  return lines.join('\n') + '\n';
}

/**
 * Predicts edges that agree with the data better than chance, but far from perfectly: two in five come from the data and
 * tend to score higher; the others are random.
 */
function predict(random: DemoRandom, { genes, factors, findings, edges }: NetworkSources): Prediction[] {
  const found = factors.map((_, factor) => findings.filter((finding) => finding.factor === factor));
  const predictions = new Map<number, Prediction>();
  while (predictions.size < edges) {
    const source = Math.floor(factors.length * random.uniform() * (0.3 + 0.7 * random.uniform()));
    const fromData = found[source].length > 0 && random.chance(0.4);
    const target = fromData ? pickTarget(random, random.pick(found[source])) : random.below(genes.length);
    const key = source * genes.length + target;
    if (!predictions.has(key)) predictions.set(key, { source, target, score: drawScore(random, fromData) });
  }
  return [...predictions.values()].sort((a, b) => b.score - a.score || a.source - b.source || a.target - b.target);
}

/** A score with three decimals, so that some edges tie. */
function drawScore(random: DemoRandom, fromData: boolean): number {
  const score =
    random.uniform() * random.uniform() * 3 + (fromData ? random.uniform() * 1.5 : random.uniform() * 0.5);
  return Math.round(score * 1000) / 1000;
}

const pickTarget = (random: DemoRandom, { targets }: Finding): number => targets[random.below(targets.length)];
