import { splitLines } from './lines.ts';

/** A list of gene names as written by the user. */
export interface GeneList {
  readonly name: string;
  /** Names in order; of duplicates, ignoring case, the first place and the last spelling. */
  readonly genes: readonly string[];
}

/** Name of the list of genes before the first `>` line. */
export const defaultListName = 'default_list';

/**
 * Parses target gene lists: a line that starts with `>` names a list, and each line after it is a gene. Lists with the
 * same name are merged; lists without genes are dropped.
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

/** Parses one list, one gene per line: filter TFs or a background. Skips lines that start with `>` or `;`. */
export function readPlainList(text: string): string[] {
  const genes = new Map<string, string>();
  for (const line of splitLines(text)) {
    const content = line.trim();
    if (content && !/^[>;]/.test(content)) genes.set(content.toUpperCase(), content);
  }
  return [...genes.values()];
}
