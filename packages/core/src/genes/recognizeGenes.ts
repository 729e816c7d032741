import { bitsetOf, countBits, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';

/** A list of genes, and what its names mean. */
export interface RecognizedGenes {
  /** Number of different names, ignoring case. */
  readonly given: number;
  /** Names of exactly one gene, and those of them that are a symbol or an alias. */
  readonly recognized: number;
  readonly byAlias: number;
  /** The genes. Two names of one gene count once. */
  readonly genes: Bitset;
  readonly size: number;
  /** Names that are a symbol or an alias, as written, and the id of their gene. */
  readonly aliases: readonly { readonly name: string; readonly id: string }[];
  /** Unknown names, as written. */
  readonly unknown: readonly string[];
  /** Names that several genes share, with the ids of these genes. */
  readonly ambiguous: readonly { readonly name: string; readonly ids: readonly string[] }[];
}

/**
 * Recognizes the genes of a list by id, symbol or alias, ignoring case. The id of a transcript or a protein is unknown: a list
 * names genes.
 */
export function recognizeGenes(dataset: Pick<Dataset, 'genes' | 'names'>, names: readonly string[]): RecognizedGenes {
  const { genes, names: known } = dataset;
  const unknown: string[] = [];
  const ambiguous: { name: string; ids: string[] }[] = [];
  const found: number[] = [];
  const aliases: { name: string; id: string }[] = [];
  const different = differentNames(names);
  for (const [key, name] of different) {
    const match = known.find(name);
    if (match.kind === 'ambiguous') ambiguous.push({ name, ids: match.genes.map((gene) => genes[gene].id) });
    else if (match.kind === 'unknown' || match.isIsoform) unknown.push(name);
    else {
      found.push(match.gene);
      const { id } = genes[match.gene];
      if (id.toUpperCase() !== key) aliases.push({ name, id });
    }
  }
  const set = bitsetOf(genes.length, found);
  const counts = { given: different.size, recognized: found.length, byAlias: aliases.length };
  return { ...counts, genes: set, size: countBits(set), aliases, unknown, ambiguous };
}

/** The names by their spelling in capitals, without blanks around them; empty ones are left out. */
function differentNames(names: readonly string[]): Map<string, string> {
  const trimmed = names.map((name) => name.trim()).filter((name) => name !== '');
  return new Map(trimmed.map((name) => [name.toUpperCase(), name]));
}
