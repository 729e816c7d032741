import type { Dataset } from '../dataset/dataset.ts';
import { startsOf } from '../dataset/offsets.ts';
import type { Orthologs } from '../dataset/ontology.ts';
import type { EditionSettings } from '../edition/editionSettings.ts';
import { TrellisError } from '../errors.ts';

/** Types of a pair by its degrees: how many orthologs the gene has, and how many genes share the ortholog. */
export type OrthologType = 'one2one' | 'one2many' | 'many2one' | 'many2many';

/** Orthologous genes of two editions, by gene index in each; rising by gene, then ortholog, each pair once. */
export interface OrthologPairs {
  readonly genes: Uint32Array;
  readonly orthologs: Uint32Array;
  /** The edition that the pairs are composed through; null when a file lists them. */
  readonly through: string | null;
  /** Where the pairs come from. */
  readonly sources: readonly string[];
}

/** A data set with its tables of orthologs. */
export type WithOrthologs = Pick<Dataset, 'edition' | 'genes' | 'names' | 'orthologs'> & {
  readonly settings?: EditionSettings;
};

/** The edition through which two others are composed that have no table of each other: that which the first one names, else the second. */
export const hubBetween = (from: EditionSettings = {}, to: EditionSettings = {}): string | undefined =>
  from.orthologHub ?? to.orthologHub;

/**
 * The orthologs between two editions: from the table of either side, else composed through a third edition, where a gene is
 * paired with all orthologs of its orthologs. Ids that the other edition does not have are left out. The third edition is opened
 * only when it is needed. Throws `no-orthologs`.
 */
export function orthologPairs(
  from: WithOrthologs,
  to: WithOrthologs,
  openHub: () => WithOrthologs | undefined = () => undefined,
): OrthologPairs {
  const listed = listedPairs(from, to);
  if (listed) return listed;
  const hub = openHub();
  const first = hub && listedPairs(from, hub);
  const second = hub && listedPairs(hub, to);
  if (first && second) return compose(first, second, hub.edition);
  const name = hubBetween(from.settings, to.settings);
  const isComposed = name !== undefined && ![from.edition, to.edition].includes(name);
  const composed = isComposed ? `, and they cannot be composed through ${name}` : '';
  throw new TrellisError('no-orthologs', `No ortholog table connects ${from.edition} and ${to.edition}${composed}.`);
}

function listedPairs(from: WithOrthologs, to: WithOrthologs): OrthologPairs | undefined {
  const direct = from.orthologs.find(({ edition }) => edition === to.edition);
  if (direct) return { ...sortPairs(indexed(direct, to)), through: null, sources: direct.sources };
  const others = to.orthologs.find(({ edition }) => edition === from.edition);
  if (!others) return undefined;
  const swapped = indexed(others, from).map(([ortholog, gene]): Pair => [gene, ortholog]);
  return { ...sortPairs(swapped), through: null, sources: others.sources };
}

type Pair = readonly [gene: number, ortholog: number];

function indexed({ genes, orthologs }: Orthologs, { names }: WithOrthologs): Pair[] {
  return orthologs.flatMap((id, i): Pair[] => {
    const match = names.find(id);
    return match.kind === 'gene' ? [[genes[i], match.gene]] : [];
  });
}

function sortPairs(pairs: readonly Pair[]): Pick<OrthologPairs, 'genes' | 'orthologs'> {
  const sorted = [...pairs].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const different = sorted.filter(
    ([gene, ortholog], i) => i === 0 || sorted[i - 1][0] !== gene || sorted[i - 1][1] !== ortholog,
  );
  return {
    genes: Uint32Array.from(different, ([gene]) => gene),
    orthologs: Uint32Array.from(different, ([, ortholog]) => ortholog),
  };
}

function compose(first: OrthologPairs, second: OrthologPairs, through: string): OrthologPairs {
  const partners = orthologsByGene(second);
  const pairs = Array.from(first.genes).flatMap((gene, i) =>
    Array.from(partners(first.orthologs[i]), (ortholog): Pair => [gene, ortholog]),
  );
  const sources = [...new Set([...first.sources, ...second.sources])].sort();
  return { ...sortPairs(pairs), through, sources };
}

/** The orthologs of a gene, ascending. */
export type OrthologsOf = (gene: number) => Uint32Array;

export function orthologsByGene({ genes, orthologs }: Pick<OrthologPairs, 'genes' | 'orthologs'>): OrthologsOf {
  const size = genes.length ? genes[genes.length - 1] + 1 : 0;
  const starts = startsOf(size, (count) => genes.forEach(count));
  return (gene) => (gene < size ? orthologs.subarray(starts[gene], starts[gene + 1]) : new Uint32Array());
}

/** The type of each pair. */
export function orthologTypes({ genes, orthologs }: Pick<OrthologPairs, 'genes' | 'orthologs'>): OrthologType[] {
  const [ofGene, ofOrtholog] = [countEach(genes), countEach(orthologs)];
  return Array.from(genes, (gene, i) => {
    const isShared = (ofOrtholog.get(orthologs[i]) ?? 0) > 1;
    if ((ofGene.get(gene) ?? 0) > 1) return isShared ? 'many2many' : 'one2many';
    return isShared ? 'many2one' : 'one2one';
  });
}

function countEach(values: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
