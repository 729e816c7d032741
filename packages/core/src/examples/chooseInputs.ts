import { bitsetOf, countBits, countCommon, hasBit, intersect, unite, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { readGeneLists } from '../formats/geneList.ts';
import { knownGenes } from '../reading/knownGenes.ts';
import { readTargetNetwork } from '../formats/targetNetwork.ts';
import type { TextInput } from '../result/inputs.ts';
import { targetsOfTfs } from './tfTargets.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';

/** Longer lists and networks take seconds to test, which an example should not. */
const maxListGenes = 5000;
const maxNetworkEdges = 20_000;

/**
 * Chooses the gene list that is most enriched in a set of genes: of its parts, the one with the smallest p-value counts
 * (Fisher's exact test among the protein-coding genes). Undefined when no list has a gene in common with the set.
 */
export function chooseExampleList(
  dataset: Dataset,
  genes: Bitset,
  lists: readonly TextInput[],
): TextInput | undefined {
  const sample = countBits(genes);
  const population = countBits(dataset.coding);
  const enrichment = (ids: readonly string[]): number => {
    const list = intersect(genesNamed(dataset, ids), dataset.coding);
    const hits = countCommon(list, genes);
    return hits ? logHypergeometricTail({ hits, sample, marked: countBits(list), population }, 'greater') : Infinity;
  };
  return minBy(lists, ({ text }) => {
    const parts = readGeneLists(text, knownGenes(dataset)).map((part) => part.genes);
    if (parts.reduce((sum, { length }) => sum + length, 0) > maxListGenes) return Infinity;
    return Math.min(...parts.map(enrichment));
  });
}

/**
 * Chooses the target network whose order of predictions agrees best with the analyses: the one where validated predictions
 * are ranked highest (standard score of the rank sum). Undefined when no network of up to 20,000 lines has a validated one.
 */
export function chooseExampleNetwork(dataset: Dataset, networks: readonly TextInput[]): TextInput | undefined {
  const targets = new Map(targetsOfTfs(dataset).map(({ tf, bound, regulated }) => [tf, unite(bound, regulated)]));
  const geneOf = (name: string): number => {
    const match = dataset.names.find(name);
    return match.kind === 'gene' ? match.gene : -1;
  };
  return minBy(networks, ({ name, text }) => {
    if (text.split('\n').length > maxNetworkEdges) return Infinity;
    const { edges } = readTargetNetwork(text, { name, genes: knownGenes(dataset) });
    const validated = Array.from(edges).flatMap(({ source, target }) => {
      const [known, gene] = [targets.get(geneOf(source)), geneOf(target)];
      return known ? [gene >= 0 && hasBit(known, gene)] : [];
    });
    return validated.includes(true) ? rankScore(validated) : Infinity;
  });
}

/** Standard score of the ranks of the true items (Mann and Whitney): below 0 when they come early; 0 when all are true. */
function rankScore(items: readonly boolean[]): number {
  const ranks = items.flatMap((isTrue, i) => (isTrue ? [i + 1] : []));
  const [hits, others] = [ranks.length, items.length - ranks.length];
  const sum = ranks.reduce((all, rank) => all + rank, 0);
  const deviation = Math.sqrt((hits * others * (items.length + 1)) / 12);
  return deviation ? (sum - (hits * (items.length + 1)) / 2) / deviation : 0;
}

function genesNamed({ genes, names }: Dataset, ids: readonly string[]): Bitset {
  const found = ids.map((id) => names.find(id)).flatMap((match) => (match.kind === 'gene' ? match.gene : []));
  return bitsetOf(genes.length, found);
}

/** The item with the least finite value. */
function minBy<T>(items: readonly T[], valueOf: (item: T) => number): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Infinity];
  for (const item of items) {
    const value = valueOf(item);
    if (value < least) [best, least] = [item, value];
  }
  return best;
}
