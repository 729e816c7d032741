import type { Gene } from './contents.ts';

/** The gene that a name refers to, or all genes that share an ambiguous name. */
export type NameMatch =
  | { readonly kind: 'gene'; readonly gene: number }
  | { readonly kind: 'ambiguous'; readonly genes: readonly number[] }
  | { readonly kind: 'unknown' };

/** Finds genes by id, symbol or alias. */
export interface GeneNames {
  /** Ignores case. Gene ids take precedence over symbols and aliases. */
  find(name: string): NameMatch;
}

/** Indexes the names of a data set. A symbol or alias that several genes share is ambiguous. */
export function geneNames(
  genes: readonly Gene[],
  aliases: readonly (readonly [alias: string, gene: number])[],
): GeneNames {
  const ids = new Map(genes.map((gene, i) => [gene.id.toUpperCase(), i]));
  const others = new Map<string, Set<number>>();
  const add = (name: string, gene: number) => {
    if (!name) return;
    const key = name.toUpperCase();
    const found = others.get(key);
    if (found) found.add(gene);
    else others.set(key, new Set([gene]));
  };
  genes.forEach((gene, i) => add(gene.name, i));
  for (const [alias, gene] of aliases) add(alias, gene);
  return {
    find(name) {
      const key = name.toUpperCase();
      const id = ids.get(key);
      if (id !== undefined) return { kind: 'gene', gene: id };
      const found = [...(others.get(key) ?? [])].sort((a, b) => a - b);
      if (found.length > 1) return { kind: 'ambiguous', genes: found };
      return found.length === 1 ? { kind: 'gene', gene: found[0] } : { kind: 'unknown' };
    },
  };
}
