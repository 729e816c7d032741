import { readGeneLists, readPlainList, type GeneList } from '@trellis/core';
import type { NewGeneList } from '../../../api/geneLists.ts';
import { typedName } from '../../../state/inputPhrases.ts';
import type { Input } from '../../../state/inputs.ts';

/** An input with its text; undefined while a predefined list is read. */
export interface ReadInput {
  readonly input: Pick<Input, 'source' | 'name'>;
  /** Name of the list or file. */
  readonly name: string;
  readonly text: string | undefined;
}

/** The lists in a text, and the names of the genes of one of them, or of all of them. */
export function listsIn({ text = '' }: ReadInput): readonly GeneList[] {
  return readGeneLists(text);
}

const genesOf = (lists: readonly GeneList[], part: string): readonly string[] =>
  lists.filter(({ name }) => part === '' || name === part).flatMap(({ genes }) => genes);

/** The list to store: names of genes, or of a predefined list. */
export function newList(genes: ReadInput, part: string, background: ReadInput): NewGeneList {
  const universe = background.input.source === 'none' ? {} : { background: readPlainList(background.text ?? '') };
  const name = listName(genes, part);
  if (genes.input.source === 'predefined')
    return { name, list: genes.input.name, ...(part !== '' && { part }), ...universe };
  return { name, genes: [...genesOf(listsIn(genes), part)], ...universe };
}

/** What the genes are, in words: `Nitrogen_by_Time: 20 min`. */
function listName({ input: { source }, name }: ReadInput, part: string): string {
  const whole = source === 'typed' || name === typedName ? 'Pasted genes' : name.replace(/\.[^.]{1,5}$/, '');
  return part === '' ? whole : `${whole}: ${part}`;
}

/** Number of names in an input; 0 while it is read. */
export const countNames = (read: ReadInput, part: string): number => genesOf(listsIn(read), part).length;
