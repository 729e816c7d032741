import type { Dataset } from '../dataset/dataset.ts';

/** The result of looking up gene names. */
export interface GeneLookup {
  /** Number of names of exactly one gene. */
  readonly found: number;
  /** Unknown names, as written. */
  readonly unknown: readonly string[];
  /** Names that several genes share, with the ids of these genes. */
  readonly ambiguous: readonly { readonly name: string; readonly ids: readonly string[] }[];
  /** Names of genes without analyses as a TF; only filled if `tfs` is set. */
  readonly notTfs: readonly string[];
}

/**
 * Looks up names like a query and its inputs do: by id, symbol or alias, ignoring case. Duplicates count once. `tfs`: the
 * names should be TFs.
 */
export function lookUpGenes(
  { genes, names: known, analysesByTf }: Dataset,
  names: readonly string[],
  { tfs }: { readonly tfs: boolean },
): GeneLookup {
  const unknown: string[] = [];
  const notTfs: string[] = [];
  const ambiguous: { name: string; ids: string[] }[] = [];
  const different = new Map(names.map((name) => [name.toUpperCase(), name]));
  for (const name of different.values()) {
    const match = known.find(name);
    if (match.kind === 'unknown') unknown.push(name);
    if (match.kind === 'ambiguous') ambiguous.push({ name, ids: match.genes.map((gene) => genes[gene].id) });
    if (tfs && match.kind === 'gene' && !analysesByTf.has(match.gene)) notTfs.push(name);
  }
  return { found: different.size - unknown.length - ambiguous.length, unknown, ambiguous, notTfs: notTfs };
}
