import { splitLines } from './lines.ts';

/** A list of gene names as it was written. */
export interface GeneList {
  readonly name: string;
  /** Names in order, without duplicates (compared without case). */
  readonly genes: readonly string[];
}

/** Name of the list of genes that stand before any `>` line. */
export const defaultListName = 'default_list';

/**
 * Reads target gene lists: a line that starts with `>` names a list, the lines after it are its genes, one per line.
 * Two lists of the same name become one; lists without a gene are dropped.
 */
export function readGeneLists(text: string): GeneList[] {
  const lists = new Map<string, Map<string, string>>();
  let name = defaultListName;
  for (const line of splitLines(text)) {
    const content = line.trim();
    if (content.startsWith('>')) name = content.slice(1).trim() || defaultListName;
    else if (content) listNamed(lists, name).set(content.toUpperCase(), content);
  }
  return [...lists].map(([listName, genes]) => ({ name: listName, genes: [...genes.values()] }));
}

function listNamed(lists: Map<string, Map<string, string>>, name: string): Map<string, string> {
  const found = lists.get(name) ?? new Map<string, string>();
  lists.set(name, found);
  return found;
}

/** Reads one list, one gene per line: filter TFs or a background. Lines that start with `>` or `;` are skipped. */
export function readPlainList(text: string): string[] {
  const genes = new Map<string, string>();
  for (const line of splitLines(text)) {
    const content = line.trim();
    if (content && !/^[>;]/.test(content)) genes.set(content.toUpperCase(), content);
  }
  return [...genes.values()];
}
