import { compareTexts } from '@trellis/core';
import type { Gene, NamedText } from '@trellis/core/dataset';
import { isCoding } from './coding.ts';
import { factorListNames, listPlans, type ListPlan } from './listPlans.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { drawWeighted } from './sampling.ts';
import type { DemoSpecies } from './species.ts';
import type { Finding } from './targets.ts';
import type { Factor } from './transcriptionFactors.ts';

/** Input of the gene lists. */
export interface ListSources {
  readonly genes: readonly Gene[];
  /** TFs with data. */
  readonly factors: readonly Factor[];
  readonly findings: readonly Finding[];
}

/** Makes the predefined gene lists, sorted by name. */
export function makeLists(seed: string, species: DemoSpecies, sources: ListSources): NamedText[] {
  const texts = listPlans[species].map((plan) => ({ name: plan.name, text: listText(seed, plan, sources) }));
  const factorList = { name: factorListNames[species], text: factorText(randomFor(seed, 'factor list'), sources) };
  return [...texts, factorList].sort((a, b) => compareTexts(a.name, b.name));
}

/** Writes the lists of one file, each below a line with `>` and its name. */
function listText(seed: string, plan: ListPlan, sources: ListSources): string {
  const random = randomFor(seed, 'list', plan.name);
  const weights = targetWeights(plan, sources);
  return plan.sections
    .map((section) => {
      const members = drawWeighted(random, weights, listSize(random, sources.genes.length));
      for (const gene of members) weights[gene] *= 5;
      return [`>${section}`, ...Array.from(members, (gene) => sources.genes[gene].id), ''].join('\n');
    })
    .join('');
}

/** Lists hold between 1/200 and 1/40 of the genes. */
const listSize = (random: DemoRandom, genes: number): number => Math.floor(genes * (0.005 + 0.02 * random.uniform()));

/** Coding genes, more likely the more experiments on the plan's TFs found them. */
function targetWeights(plan: ListPlan, { genes, factors, findings }: ListSources): Float64Array {
  const weights = Float64Array.from(genes, (gene) => (isCoding(gene) ? 1 : 0));
  const wanted = (finding: Finding) => plan.factors.includes(factors[finding.factor].symbol);
  for (const finding of findings.filter(wanted)) {
    for (const gene of finding.targets) weights[gene] *= 2;
  }
  return weights;
}

/** Ids of about half of the TFs, including the known ones, one per line. */
function factorText(random: DemoRandom, { factors }: ListSources): string {
  const chosen = factors.filter((factor) => factor.known || random.chance(0.45)).map((factor) => factor.id);
  return chosen.sort().join('\n') + '\n';
}
