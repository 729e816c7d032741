import type { Dataset, Gene } from '@trellis/core/dataset';
import type { ByteWriter } from './byteWriter.ts';
import { encodedBytes, type EncodedText } from './encodedText.ts';

/** A JSON text per gene, each after a comma; that of gene `g` is byte `starts[g]` to `starts[g + 1]`, exclusive. */
export interface GeneText {
  readonly text: EncodedText;
  readonly starts: Uint32Array;
}

const known = new WeakMap<Dataset, Map<string, GeneText>>();

/**
 * Returns the texts that depend only on the gene; written once per data set and name, since every answer repeats them.
 * `write` returns the JSON of a gene.
 */
export function geneText(dataset: Dataset, name: string, write: (gene: Gene, index: number) => string): GeneText {
  const texts = known.get(dataset) ?? new Map<string, GeneText>();
  known.set(dataset, texts);
  const found = texts.get(name) ?? writeGenes(dataset, write);
  texts.set(name, found);
  return found;
}

/** Writes the ids of genes as JSON texts with commas between. `ids` are the texts of all genes. */
export function writeGeneIds(out: ByteWriter, { text, starts }: GeneText, genes: ArrayLike<number>): void {
  // The text of a gene starts with a comma; the first one is written without it.
  for (let i = 0; i < genes.length; i++) out.piece(text, starts[genes[i]] + (i ? 0 : 1), starts[genes[i] + 1]);
}

const encoder = new TextEncoder();

function writeGenes({ genes }: Dataset, write: (gene: Gene, index: number) => string): GeneText {
  const pieces = genes.map((gene, i) => encoder.encode(`,${write(gene, i)}`));
  const starts = new Uint32Array(genes.length + 1);
  pieces.forEach((piece, i) => (starts[i + 1] = starts[i] + piece.length));
  return { text: encodedBytes(pieces), starts };
}
