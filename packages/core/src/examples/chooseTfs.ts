import { countBits, countCommon, unite, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { isKeyword } from '../query/keywords.ts';
import { isBare } from '../query/bareName.ts';
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

/**
 * Chooses up to two TFs for examples: first the preferred ones (ids or symbols) that have analyses, in their order. What is then
 * missing comes from the data. The first TF is the one whose binding and regulation agree best (smallest p-value), or without such a
 * TF the one with most targets. The second shares most genes with it: genes that both bind and regulate if there are any, otherwise
 * targets. TFs that have a symbol, have up to 12 analyses and bind up to a third of the genes come first.
 */
export function chooseExampleTfs(dataset: Dataset, preferred: readonly string[] = []): ExampleTf[] {
  const all = targetsOfTfs(dataset);
  const found = preferred.flatMap((name) => all.find(({ tf }) => tf === geneNamed(dataset, name)) ?? []);
  const [stated, next] = new Set(found);
  const first = stated ?? firstOf(dataset, all);
  if (!first) return [];
  const second = next ?? partnerOf(dataset, first, all);
  return [first, ...(second ? [second] : [])].map((of) => exampleTf(dataset, of));
}

/** The gene that a name means, if it means only one. */
function geneNamed({ names }: Dataset, name: string): number | undefined {
  const match = names.find(name);
  return match.kind === 'gene' ? match.gene : undefined;
}

const agrees = ({ agreement }: TfTargets): boolean => agreement < 0;

/** The most presentable of the TFs whose binding and regulation agree, or of all if there are none. */
function firstOf(dataset: Dataset, all: readonly TfTargets[]): TfTargets | undefined {
  const best = presentable(dataset, all.some(agrees) ? all.filter(agrees) : all);
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
