import type { Gene } from '@trellis/core/dataset';
import type { Cluster } from './clusters.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { knownFactors, type DemoSpecies } from './species.ts';

/** A TF with demo data or motifs. */
export interface Factor {
  /** Gene index. */
  readonly gene: number;
  readonly id: string;
  readonly symbol: string;
  readonly family: string;
  /** Indices of the clusters that its family binds, the best one first. */
  readonly clusters: readonly number[];
  /** Modules of genes that it regulates, the main one first. */
  readonly modules: readonly number[];
  /** Whether examples and documentation use it; it then has enough targets to show. */
  readonly known: boolean;
}

/** Input of the choice of TFs. */
export interface FactorChoice {
  readonly genes: readonly Gene[];
  readonly clusters: readonly Cluster[];
  readonly modules: number;
  /** Number of TFs, including the known ones. */
  readonly count: number;
}

/** Chooses the TFs: the known ones in their order, then others in random order. */
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
function clustersOf(family: string, clusters: readonly Cluster[]): number[] {
  return clusters.flatMap((cluster, i) => (cluster.families.includes(family) ? [i] : []));
}

/** The module regulated by all members of a family, which makes them co-regulate. */
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
