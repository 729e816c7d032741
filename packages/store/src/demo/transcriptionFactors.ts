import type { Gene } from '@trellis/core';
import type { Cluster } from './clusters.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { knownFactors, type DemoSpecies } from './species.ts';

/** A transcription factor that data or motifs are made for. */
export interface Factor {
  /** Gene index. */
  readonly gene: number;
  readonly id: string;
  readonly symbol: string;
  readonly family: string;
  /** Clusters (indices) that its family binds; it binds the first one best. */
  readonly clusters: readonly number[];
  /** Modules of genes that it governs, the main one first. */
  readonly modules: readonly number[];
  /** Whether examples and documentation name it: it then has targets enough to show. */
  readonly known: boolean;
}

/** What factors are chosen from. */
export interface FactorChoice {
  readonly genes: readonly Gene[];
  readonly clusters: readonly Cluster[];
  readonly modules: number;
  /** How many factors, counting the known ones. */
  readonly count: number;
}

/** Chooses the factors: the known ones in their order, then others in random order. */
export function chooseFactors(seed: string, species: DemoSpecies, choice: FactorChoice): Factor[] {
  const random = randomFor(seed, 'transcription factors');
  const known = knownFactors[species].map((factor) => factor.id);
  const ranks = new Map(known.map((id, rank) => [id, rank]));
  const members = choice.genes.flatMap((gene, index) => (gene.type === 'TXNFACTOR' ? [index] : []));
  const isKnown = (index: number) => ranks.has(choice.genes[index].id);
  const rank = (index: number) => ranks.get(choice.genes[index].id) ?? 0;
  const first = members.filter(isKnown).sort((a, b) => rank(a) - rank(b));
  const rest = random.shuffle(members.filter((index) => !isKnown(index)));
  const familyModule = new FamilyModules(random, choice.modules);
  return [...first, ...rest].slice(0, choice.count).map((index) => {
    const { id, name, family } = choice.genes[index];
    return {
      ...{ gene: index, id, symbol: name, family, known: isKnown(index) },
      clusters: random.shuffle(clustersOf(family, choice.clusters)),
      modules: [familyModule.of(family), random.below(choice.modules), random.below(choice.modules)],
    };
  });
}

/** Indices of the clusters that the family binds. */
export function clustersOf(family: string, clusters: readonly Cluster[]): number[] {
  return clusters.flatMap((cluster, i) => (cluster.families.includes(family) ? [i] : []));
}

/** The module that the members of a family govern together: this makes them co-regulate. */
class FamilyModules {
  private readonly modules = new Map<string, number>();

  constructor(
    private readonly random: DemoRandom,
    private readonly count: number,
  ) {}

  of(family: string): number {
    const module = this.modules.get(family) ?? this.random.below(this.count);
    this.modules.set(family, module);
    return module;
  }
}
