import { countBits, countCommon, unite, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { isKeyword } from '../query/keywords.ts';
import { isBare } from '../query/tokens.ts';
import { targetsOfTfs, type TfTargets } from './tfTargets.ts';

/** A TF for examples. */
export interface ExampleTf {
  readonly id: string;
  /** Symbol, or the id where the symbol is missing, shared by several genes, or needs quotes in a query. */
  readonly name: string;
  /** Whether it has genes that it binds and regulates. */
  readonly hasDirectTargets: boolean;
}

/** TFs with more analyses make figures that are too large for an example. */
const maxAnalyses = 12;

/** A TF that binds more of the protein-coding genes says little about any of them. */
const maxBoundShare = 1 / 3;

/** A preferred TF is taken when its binding and regulation agree at least this well (natural logarithm of p = 0.05). */
const clearAgreement = Math.log(0.05);

/**
 * Chooses up to two TFs for examples. The first is a preferred one whose binding and regulation agree, otherwise the TF
 * where they agree best (smallest p-value); without such a TF, a preferred one or the one with most targets. The second
 * shares most genes with it: genes that both bind and regulate if there are any, otherwise targets. TFs that have a symbol,
 * have up to 12 analyses and bind up to a third of the genes come first.
 */
export function chooseExampleTfs(dataset: Dataset, preferred: readonly string[] = []): ExampleTf[] {
  const all = targetsOfTfs(dataset);
  const wanted = preferred.flatMap((id) => all.find(({ tf }) => dataset.genes[tf].id === id) ?? []);
  const first = wanted.find(agreesClearly) ?? firstOf(dataset, all.some(agrees) ? all.filter(agrees) : wanted, all);
  if (!first) return [];
  const second = partnerOf(dataset, first, all);
  return [first, ...(second ? [second] : [])].map((of) => exampleTf(dataset, of));
}

const agrees = ({ agreement }: TfTargets): boolean => agreement < 0;
const agreesClearly = ({ agreement, analyses }: TfTargets): boolean =>
  agreement <= clearAgreement && analyses <= maxAnalyses;

/** The most presentable of some TFs, or of all if there are none. */
function firstOf(dataset: Dataset, some: readonly TfTargets[], all: readonly TfTargets[]): TfTargets | undefined {
  const best = presentable(dataset, some.length ? some : all);
  return maxBy(best, best.some(agrees) ? ({ agreement }) => -agreement : sizeOf);
}

const targetsOf = ({ bound, regulated }: TfTargets): Bitset => unite(bound, regulated);
const sizeOf = (of: TfTargets): number => countBits(targetsOf(of));

/** The second TF, among those that share genes with the first. */
function partnerOf(dataset: Dataset, first: TfTargets, all: readonly TfTargets[]): TfTargets | undefined {
  const others = all.filter(({ tf }) => tf !== first.tf);
  const inCommon = [
    ({ direct }: TfTargets) => countCommon(direct, first.direct),
    (of: TfTargets) => countCommon(targetsOf(of), targetsOf(first)),
  ];
  for (const common of inCommon) {
    const partners = others.filter((of) => common(of) > 0);
    if (partners.length) return maxBy(presentable(dataset, partners), common);
  }
  return others[0];
}

/** Those of the TFs that fit into an example best: with a symbol and moderate numbers, or at least a symbol, or any. */
function presentable(dataset: Dataset, tfs: readonly TfTargets[]): readonly TfTargets[] {
  const coding = countBits(dataset.coding);
  const named = tfs.filter(({ tf }) => exampleName(dataset, tf) !== dataset.genes[tf].id);
  const moderate = named.filter(
    ({ analyses, bound }) => analyses <= maxAnalyses && countBits(bound) <= maxBoundShare * coding,
  );
  return [moderate, named].find(({ length }) => length > 0) ?? tfs;
}

/** The item with the largest value; the first of several. */
function maxBy<T>(items: readonly T[], valueOf: (item: T) => number): T | undefined {
  let best: { item: T; value: number } | undefined;
  for (const item of items) {
    const value = valueOf(item);
    if (!best || value > best.value) best = { item, value };
  }
  return best?.item;
}

const exampleTf = (dataset: Dataset, { tf, directs }: TfTargets): ExampleTf => ({
  id: dataset.genes[tf].id,
  name: exampleName(dataset, tf),
  hasDirectTargets: directs > 0,
});

function exampleName({ genes, names }: Dataset, tf: number): string {
  const { id, name } = genes[tf];
  const match = names.find(name);
  return isBare(name) && !isKeyword(name) && match.kind === 'gene' && match.gene === tf ? name : id;
}
