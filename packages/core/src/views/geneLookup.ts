import type { Dataset } from '../dataset/dataset.ts';
import { knownGenes } from '../reading/knownGenes.ts';
import { NameReader } from '../reading/nameReader.ts';

/** The result of looking up gene names. */
export interface GeneLookup {
  /** Number of names of genes. */
  readonly found: number;
  /** Unknown names, as written. */
  readonly unknown: readonly string[];
  /** Names that several genes share, with the ids of these genes. */
  readonly ambiguous: readonly { readonly name: string; readonly ids: readonly string[] }[];
  /** Names of genes without analyses as a TF; only filled if `tfs` is set. */
  readonly notTfs: readonly string[];
}

/** Names of one step: an unknown name that is long takes 0.1 ms. */
const namesOfStep = 250;

/**
 * Looks up names as the inputs of a query are read: see `NameReader`. Duplicates count once. `tfs`: the names should be TFs; a
 * symbol of several genes then means the only one that is a TF with analyses. Pauses after each step of names.
 */
export function* lookUpGenes(
  dataset: Dataset,
  names: readonly string[],
  { tfs }: { readonly tfs: boolean },
): Generator<undefined, GeneLookup> {
  const { genes, analysesByTf } = dataset;
  const reader = new NameReader(knownGenes(dataset), { tfs });
  const unknown: string[] = [];
  const notTfs: string[] = [];
  const ambiguous: { name: string; ids: string[] }[] = [];
  const different = new Map(names.map((name) => [name.toUpperCase(), name]));
  let looked = 0;
  for (const name of different.values()) {
    if (++looked % namesOfStep === 0) yield;
    const read = reader.name(name);
    if (read.genes.length > 0) {
      if (tfs && !read.genes.some((gene) => analysesByTf.has(gene))) notTfs.push(name);
    } else if (read.kind === 'ambiguous')
      ambiguous.push({ name, ids: (read.candidates ?? []).map((gene) => genes[gene].id) });
    else unknown.push(name);
  }
  return { found: different.size - unknown.length - ambiguous.length, unknown, ambiguous, notTfs };
}
