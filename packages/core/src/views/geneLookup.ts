import type { Dataset } from '../dataset/dataset.ts';

/** What written gene names stand for. */
export interface GeneLookup {
  /** Number of names that stand for exactly one gene. */
  readonly found: number;
  /** Names that stand for none, as they were written. */
  readonly unknown: readonly string[];
  /** Names that several genes share, with the ids of those. */
  readonly ambiguous: readonly { readonly name: string; readonly ids: readonly string[] }[];
}

/** Looks names up as a query's inputs do: by id, symbol or alias, without case. A name given twice counts once. */
export function lookUpGenes({ genes, names: known }: Dataset, names: readonly string[]): GeneLookup {
  const unknown: string[] = [];
  const ambiguous: { name: string; ids: string[] }[] = [];
  const different = new Map(names.map((name) => [name.toUpperCase(), name]));
  for (const name of different.values()) {
    const match = known.find(name);
    if (match.kind === 'unknown') unknown.push(name);
    if (match.kind === 'ambiguous') ambiguous.push({ name, ids: match.genes.map((gene) => genes[gene].id) });
  }
  return { found: different.size - unknown.length - ambiguous.length, unknown, ambiguous };
}
