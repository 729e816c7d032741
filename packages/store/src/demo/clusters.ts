import { families, familyNamed } from './families.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { drawIndex, runningSums } from './sampling.ts';

/** A motif cluster: similar sites with one common pattern. */
export interface Cluster {
  /** `cluster_1`, `cluster_2` ... */
  readonly name: string;
  /** Names of the one or two families whose members bind it. */
  readonly families: readonly string[];
  readonly consensus: string;
}

/** Makes the clusters: each family has at least one, large families have several; one in six belongs to two families. */
export function makeClusters(seed: string, count: number): Cluster[] {
  const random = randomFor(seed, 'clusters');
  const sums = runningSums(families.map((family) => family.share));
  const draw = () => families[drawIndex(random, sums)].name;
  return Array.from({ length: count }, (_, i) => {
    const first = i < families.length ? families[i].name : draw();
    const second = random.chance(1 / 6) ? draw() : first;
    return {
      name: `cluster_${i + 1}`,
      families: first === second ? [first] : [first, second],
      consensus: consensus(random, familyNamed(first).core),
    };
  });
}

/** The conserved core in capitals, with variable positions around it. */
function consensus(random: DemoRandom, core: string): string {
  const vague = () => Array.from({ length: 2 + random.below(6) }, () => random.pick([...'wwwrkymdhvn'])).join('');
  return vague() + core + vague();
}

/** The text of the cluster information file, from the individual motifs of each cluster. */
export function writeClusterInfo(clusters: readonly Cluster[], motifs: readonly (readonly MemberMotif[])[]): string {
  const lines = clusters.map((cluster, i) => [
    cluster.name,
    cluster.families.join('/'),
    cluster.consensus,
    motifs[i].length,
    [...new Set(motifs[i].map(({ tf }) => tf))].join('; '),
  ]);
  return [',Family,Consensus,# Motifs,Member TFs', ...lines.map((line) => line.join(','))].join('\n') + '\n';
}

/** A motif of a cluster, and the id of its TF. */
interface MemberMotif {
  readonly tf: string;
}
