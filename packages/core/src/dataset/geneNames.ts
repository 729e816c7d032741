import type { Gene } from './contents.ts';

/** The gene that a name refers to, or all genes that share an ambiguous name. */
export type NameMatch =
  | { readonly kind: 'gene'; readonly gene: number; readonly isIsoform?: true }
  | { readonly kind: 'ambiguous'; readonly genes: readonly number[] }
  | { readonly kind: 'unknown' };

/** Finds genes by id, symbol or alias. */
export interface GeneNames {
  /** All aliases, each with the index of its gene. */
  readonly aliases: readonly (readonly [alias: string, gene: number])[];
  /**
   * Ignores case. Gene ids take precedence over symbols and aliases. The id of a transcript or a protein that no gene has as
   * a name, such as `AT4G24020.1` or `Zm00001d045323_T001`, is read as the id of its gene.
   */
  find(name: string): NameMatch;
  /** Id, symbol and aliases of some genes, as far as they belong to one gene only. */
  namesOf(genes: ReadonlySet<number>): string[];
  /** Aliases of a gene, also those that other genes share. Cost: one pass over all aliases. */
  aliasesOf(gene: number): string[];
}

/** What follows the id of a gene in the ids of its transcripts and proteins. */
const isoform = /(\.\d{1,3}|_[TP]\d{1,4})$/;

/** Indexes the names of a data set. A symbol or alias that several genes share is ambiguous. */
export function geneNames(
  genes: readonly Pick<Gene, 'id' | 'name'>[],
  aliases: readonly (readonly [alias: string, gene: number])[],
): GeneNames {
  const ids = new Map(genes.map((gene, i) => [gene.id.toUpperCase(), i]));
  // Few names are shared: a set for each would be most of the memory and of the time.
  const others = new Map<string, number>();
  const shared = new Map<string, Set<number>>();
  const add = (name: string, gene: number) => {
    if (!name) return;
    const key = name.toUpperCase();
    const first = others.get(key);
    if (first === undefined) others.set(key, gene);
    else if (first !== gene) shared.set(key, (shared.get(key) ?? new Set([first])).add(gene));
  };
  genes.forEach((gene, i) => add(gene.name, i));
  for (const [alias, gene] of aliases) add(alias, gene);
  function find(name: string): NameMatch {
    const key = name.toUpperCase();
    const id = ids.get(key);
    if (id !== undefined) return { kind: 'gene', gene: id };
    const found = shared.get(key);
    if (found) return { kind: 'ambiguous', genes: [...found].sort((a, b) => a - b) };
    const other = others.get(key);
    if (other !== undefined) return { kind: 'gene', gene: other };
    const gene = ids.get(key.replace(isoform, ''));
    return gene === undefined ? { kind: 'unknown' } : { kind: 'gene', gene, isIsoform: true };
  }

  return {
    aliases,
    find,
    aliasesOf: (wanted) => aliases.flatMap(([alias, gene]) => (gene === wanted ? [alias] : [])),
    namesOf(wanted) {
      const official = [...wanted].flatMap((gene) => [genes[gene].id, genes[gene].name]);
      const more = aliases.flatMap(([alias, gene]) => (wanted.has(gene) ? [alias] : []));
      return [...official, ...more].filter((name) => name !== '' && find(name).kind === 'gene');
    },
  };
}
