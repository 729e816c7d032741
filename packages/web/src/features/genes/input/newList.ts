import type { NewGeneList } from '../../../api/geneLists.ts';
import { typedName, type Input } from '../../../state/inputs.ts';
import type { NamedGenes, ReadReport } from '../../../state/reading/readingTask.ts';

/** An input as it was understood; without a report while it is read, and for a blank one. */
export interface ReadInput {
  readonly input: Pick<Input, 'source' | 'name'>;
  /** Name of the list or file. */
  readonly name: string;
  readonly report: ReadReport | undefined;
}

/** The lists in an input. */
export const listsIn = ({ report }: ReadInput): readonly NamedGenes[] =>
  report?.problem === undefined ? (report?.read.lists ?? []).filter(({ names }) => names.length > 0) : [];

/** Longest name that the API takes; a longer text is not a name of a gene. */
const maxCharacters = 200;

const namesOf = (lists: readonly NamedGenes[], part: string): readonly string[] => {
  const names = lists.filter(({ name }) => part === '' || name === part).flatMap((list) => list.names);
  return names.filter(({ length }) => length <= maxCharacters);
};

/** The list to store: names of genes, or of a predefined list. */
export function newList(genes: ReadInput, part: string, background: ReadInput): NewGeneList {
  const universe = background.input.source === 'none' ? {} : { background: [...namesOf(listsIn(background), '')] };
  const name = listName(genes, part);
  if (genes.input.source === 'predefined')
    return { name, list: genes.input.name, ...(part !== '' && { part }), ...universe };
  return { name, genes: [...namesOf(listsIn(genes), part)], ...universe };
}

/** What the genes are, in words: `Nitrogen_by_Time: 20 min`. */
function listName({ input: { source }, name }: ReadInput, part: string): string {
  const whole = source === 'typed' || name === typedName ? 'Pasted genes' : name.replace(/\.[^.]{1,5}$/, '');
  return part === '' ? whole : `${whole}: ${part}`;
}

/** Number of names in an input; 0 while it is read. */
export const countNames = (read: ReadInput, part: string): number => namesOf(listsIn(read), part).length;
