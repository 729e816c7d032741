import { geneNames, type DatasetContents, type NamedText } from '@trellis/core/dataset';
import { readTextFile } from '@trellis/core/reading';

/**
 * Throws the sentence of the reader for a list or a network in which no name is a gene of the data set: it would be there, and empty.
 * Everything goes where there is no annotation yet.
 */
export function requireKnownGenes(
  { genes, aliases }: Pick<DatasetContents, 'genes' | 'aliases'>,
  { name, text }: NamedText,
  wanted: 'list' | 'network',
): void {
  if (genes.length === 0) return;
  const known = {
    ids: genes.map(({ id }) => id),
    names: geneNames(
      genes,
      aliases.map(({ alias, gene }) => [alias, gene]),
    ),
    isTf: () => false,
  };
  const { error } = readTextFile(text, { name, wanted, genes: known });
  if (error?.code === 'no-known-genes') throw error;
}
