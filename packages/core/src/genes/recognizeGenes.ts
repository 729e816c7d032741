import { bitsetOf, countBits, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { knownGenes } from '../reading/knownGenes.ts';
import { NameReader } from '../reading/nameReader.ts';
import { NameTally } from '../reading/nameTally.ts';

/** A list of genes, and what its names mean. */
export interface RecognizedGenes {
  /** Number of different names, ignoring case. */
  readonly given: number;
  /** Names of genes, and those of them that are a symbol or an alias. */
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
  /** What was read differently from how it is written: a sentence for transcripts, for prefixes, for dates. */
  readonly notes: readonly string[];
}

/** Recognizes the genes of a list by their names, as the reader of files does (see `NameReader`). */
export function recognizeGenes(
  dataset: Pick<Dataset, 'genes' | 'names' | 'analysesByTf'>,
  names: readonly string[],
): RecognizedGenes {
  const { genes } = dataset;
  const known = knownGenes(dataset);
  const tally = new NameTally(new NameReader(known), known);
  const unknown: string[] = [];
  const ambiguous: { name: string; ids: string[] }[] = [];
  const found: number[] = [];
  const aliases: { name: string; id: string }[] = [];
  const different = differentNames(names, tally);
  let recognized = 0;
  for (const name of different) {
    const read = tally.read(name);
    unknown.push(...(read.unknown ?? []));
    if (read.genes.length > 0) {
      recognized++;
      found.push(...read.genes);
      if (read.kind === 'symbol')
        for (const gene of read.genes) aliases.push({ name: read.name, id: genes[gene].id });
    } else if (read.kind === 'ambiguous')
      ambiguous.push({ name: read.name, ids: (read.candidates ?? []).map((gene) => genes[gene].id) });
    else unknown.push(read.name);
  }
  const set = bitsetOf(genes.length, found);
  const byAlias = new Set(aliases.map(({ name }) => name)).size;
  return {
    ...{ given: different.length, recognized, byAlias, genes: set, size: countBits(set) },
    ...{ aliases, unknown, ambiguous, notes: notesOf(tally) },
  };
}

/** Names that mean several genes have a count and a list of their own. */
const notesOf = (tally: NameTally): string[] =>
  tally
    .notes()
    .filter(({ code }) => code !== 'ambiguous_names')
    .map(({ text }) => text);

/** Different names, ignoring case: of equal ones the first place and the last spelling. Signs of missing values do not count. */
function differentNames(names: readonly string[], tally: NameTally): readonly string[] {
  const different = new Map<string, string>();
  for (const written of names) {
    const { kind, name } = tally.peek(written);
    if (kind !== 'missing') different.set(name.toUpperCase(), name);
  }
  return [...different.values()];
}
