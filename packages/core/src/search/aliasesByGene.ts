import type { Dataset } from '../dataset/dataset.ts';

/** Finds the aliases of genes, also those that genes share; of all genes, or of some. Cost: one pass over all aliases. */
export function aliasesByGene(
  { names }: Pick<Dataset, 'names'>,
  some?: ReadonlySet<number>,
): (gene: number) => readonly string[] {
  const byGene = new Map<number, string[]>();
  for (const [alias, gene] of names.aliases) {
    if (some && !some.has(gene)) continue;
    const known = byGene.get(gene);
    if (known) known.push(alias);
    else byGene.set(gene, [alias]);
  }
  return (gene) => byGene.get(gene) ?? [];
}
