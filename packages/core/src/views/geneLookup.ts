import type { Dataset } from '../dataset/dataset.ts';

/** What written gene names stand for. */
export interface GeneLookup {
  /** Number of names that stand for exactly one gene. */
  readonly found: number;
  /** Names that stand for none, as they were written. */
  readonly unknown: readonly string[];
  /** Names that several genes share, with the ids of those. */
  readonly ambiguous: readonly { readonly name: string; readonly ids: readonly string[] }[];
  /** Names of genes that are the TF of no analysis; looked for only where TFs are wanted. */
  readonly notTfs: readonly string[];
}

/**
 * Looks names up as a query and its inputs do: by id, symbol or alias, without case. A name given twice counts once.
 * `tfs`: they should be TFs.
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
