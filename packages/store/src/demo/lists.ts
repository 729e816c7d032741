import type { Gene, NamedText } from '@trellis/core';
import { isCoding } from './coding.ts';
import { factorListNames, listPlans, type ListPlan } from './listPlans.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { drawWeighted } from './sampling.ts';
import type { DemoSpecies } from './species.ts';
import type { Finding } from './targets.ts';
import type { Factor } from './transcriptionFactors.ts';

/** What gene lists are made from. */
export interface ListSources {
  readonly genes: readonly Gene[];
  /** Factors with data. */
  readonly factors: readonly Factor[];
  readonly findings: readonly Finding[];
}

/** The predefined gene lists, sorted by name. */
export function makeLists(seed: string, species: DemoSpecies, sources: ListSources): NamedText[] {
  const texts = listPlans[species].map((plan) => ({ name: plan.name, text: listText(seed, plan, sources) }));
  const factorList = { name: factorListNames[species], text: factorText(randomFor(seed, 'factor list'), sources) };
  return [...texts, factorList].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The lists of one file, each under a line with `>` and its name. */
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

/** Lists hold from one in two hundred to one in forty of the genes. */
const listSize = (random: DemoRandom, genes: number): number => Math.floor(genes * (0.005 + 0.02 * random.uniform()));

/** Genes are the likelier the more experiments on the plan's factors found them; only genes with a protein are drawn. */
function targetWeights(plan: ListPlan, { genes, factors, findings }: ListSources): Float64Array {
  const weights = Float64Array.from(genes, (gene) => (isCoding(gene) ? 1 : 0));
  const wanted = (finding: Finding) => plan.factors.includes(factors[finding.factor].symbol);
  for (const finding of findings.filter(wanted)) {
    for (const gene of finding.targets) weights[gene] *= 2;
  }
  return weights;
}

/** Ids of about half of the factors, the known ones among them, one a line. */
function factorText(random: DemoRandom, { factors }: ListSources): string {
  const chosen = factors.filter((factor) => factor.known || random.chance(0.45)).map((factor) => factor.id);
  return chosen.sort().join('\n') + '\n';
}
